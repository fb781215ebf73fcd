import fc from 'fast-check';
import type { Area } from '../../schemas/generated/types';

/** A brand's files, in every form that its schema and the checks allow. */
export interface MadeBrand {
  id: string;
  productCode: string;
  areas: readonly Area[];
  /** By path inside the catalogue. */
  files: Readonly<Record<string, string>>;
}

const fonts = ['inter', 'figtree', 'nunito', 'archivo'];
const companies = ['visa', 'mastercard', 'elo', 'american_express', 'hipercard', 'diners'];
const methods = { BR: ['credit-card', 'pix', 'bankslip'], MZ: ['credit-card', 'bankslip'] } as const;
const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40" viewBox="0 0 120 40"><path fill="#345" d="M8 34 22 6h8l14 28z"/></svg>\n';

/** Words that an author may type: any script, and characters with a meaning in HTML, JSON or ICU. */
const words = (maxLength: number) =>
  fc
    .string({
      unit: fc.constantFrom(...'abc ÀéçãõñüßЖ字🎓"\'&%$#@!?.,:;-–—()[]/\\+=*_~`|0123456789'),
      minLength: 1,
      maxLength,
    })
    .map((text) => text.trim())
    // Text outside Markdown is reported if it contains bold markers.
    .filter((text) => text !== '' && !/\*\*.*\*\*/.test(text));

const amount = fc.oneof(fc.integer({ min: 1, max: 1_000 }), fc.integer({ min: 1_001, max: 1_000_000_000 }));

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

const some = <T>(values: readonly T[]) => fc.shuffledSubarray([...values], { minLength: 1 });

function planArbitrary(area: string, type: string, number: number) {
  const planId = (environment: string) => `PR${number}${area}${type.slice(0, 3)}${environment}`.toUpperCase();
  const ids = { test: planId('t'), homolog: planId('h'), production: planId('p') };
  return fc
    .record({ name: fc.option(words(40), { nil: undefined }), amount, installments: fc.integer({ min: 1, max: 24 }) })
    .map((plan) => ({ ...plan, planId: ids }));
}

function areaArbitrary(area: Area, number: number) {
  return fc
    .record(
      {
        productName: words(60),
        title: words(60),
        businessName: words(60),
        mode: fc.constantFrom('light', 'dark', 'auto'),
        logoWidth: fc.integer({ min: 40, max: 320 }),
        terms: fc.record({ isEnabled: fc.boolean() }),
        successHeader: fc.constantFrom('bankslip', 'default'),
        showsAccessButton: fc.boolean(),
        showsMonthlyDifference: fc.boolean(),
        payment: fc.record({
          companies: some(companies),
          collectsDocument: area === 'BR' ? fc.boolean() : fc.constant(false),
          document: fc.constantFrom('cpf', 'registry'),
          usesBusinessAndProductCode: fc.boolean(),
          icon: fc.constantFrom('lock', 'shield', 'card'),
          methods: some(methods[area]),
        }),
        plans: fc.record({ yearly: planArbitrary(area, 'yearly', number) }),
      },
      { requiredKeys: ['productName', 'plans'] },
    )
    .map((settings) => ({
      ...settings,
      dsProductId: `pr-${number}-${area.toLowerCase()}`,
      productSlugs: [`pr-${number}-${area.toLowerCase()}`],
      flows: ['course-default', `pr-${number}`],
      forcedFlows: [],
    }));
}

function flowArbitrary() {
  return fc
    .record({ markdown: words(400), benefits: fc.array(words(120), { maxLength: 8 }) }, { requiredKeys: [] })
    .map((props) => ({
      id: 'offer',
      steps: [
        { id: 'lead', templateId: 'lead', defaultNextStepId: 'presentation' },
        { id: 'presentation', templateId: 'presentation', props, defaultNextStepId: 'payment' },
        { id: 'payment', templateId: 'payment', defaultNextStepId: 'success' },
        { id: 'pix', templateId: 'pix', defaultNextStepId: 'success' },
        { id: 'payment-verification', templateId: 'payment-verification', defaultNextStepId: 'success' },
        { id: 'success', templateId: 'success' },
      ],
    }));
}

/** @param number unique number of the brand in its catalogue */
export function brandArbitrary(number: number): fc.Arbitrary<MadeBrand> {
  const id = `pr-${number}`;
  const productCode = `PR${number}`;
  return fc
    .record({
      areas: fc.constantFrom<readonly Area[]>(['BR'], ['MZ'], ['BR', 'MZ']),
      BR: areaArbitrary('BR', number),
      MZ: areaArbitrary('MZ', number),
      color,
      font: fc.constantFrom(...fonts),
      theme: fc.option(
        fc.record({
          shape: fc.record({ shadow: fc.constantFrom('none', 'soft', 'strong') }),
          font: fc.record({ heading: fc.constantFrom(...fonts), headingCase: fc.constantFrom('none', 'uppercase') }),
        }),
        { nil: undefined },
      ),
      copy: fc.option(fc.record({ title: plainWords(60), intro: plainWords(120), submit: plainWords(30) }), {
        nil: undefined,
      }),
      flow: flowArbitrary(),
    })
    .map(({ areas, color: pure, font, theme, copy, flow, ...settings }) => {
      const stated = Object.fromEntries(areas.map((area) => [area, settings[area]]));
      const all = { productCode, domain: `${id}.example`, business: id };
      const file = (name: string, value: object) => [`brands/${id}/${name}`, JSON.stringify(value, undefined, 2)];
      return {
        id,
        productCode,
        areas,
        files: Object.fromEntries([
          file('brand.json', { order: number, color: pure, font, all, ...stated }),
          [`brands/${id}/logo.svg`, logo],
          [`flows/${id}.json`, JSON.stringify(flow, undefined, 2)],
          ...(theme ? [file('theme.json', theme)] : []),
          ...(copy
            ? ['pt-BR', 'pt-MZ']
                .filter((language) => areas.some((area) => language.endsWith(area)))
                .map((language) => file(`copy.${language}.json`, { lead: copy }))
            : []),
        ]),
      };
    });
}

/** Words without the syntax of ICU and HTML: braces, quotes, angle brackets. */
function plainWords(maxLength: number) {
  return words(maxLength)
    .map((text) => text.replaceAll(/['#{}<>|]/g, '').trim())
    .filter((text) => text !== '');
}
