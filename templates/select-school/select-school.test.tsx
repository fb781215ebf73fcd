import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { CopyPath } from '../../model/copy/copy-key';
import { translate } from '../../model/copy/translate';
import type { ApiInput } from '../../renderer/api/api';
import { CheckoutContext } from '../../renderer/checkout/checkout-context';
import type { StepComponentProps, StepResult } from '../../renderer/contract/step-contract';
import { makeCheckoutView } from '../../renderer/testing/make-checkout-view';
import { makeSession } from '../../renderer/testing/make-session';
import { makeStepProps } from '../../renderer/testing/make-step-props';
import '../../renderer/ui/global.styles';
import SelectSchool from './select-school.generated';

const checkout = makeCheckoutView({ brand: 'engrenopolis' });
const t = translate(checkout.copy, 'units', checkout.language);
const own = translate(checkout.copy, 'select-school', checkout.language);
const f = translate(checkout.copy, 'frame', checkout.language);

/** A call that the test answers; null makes it fail. */
interface Asked {
  id: string;
  params: { region?: string; city?: string };
  answer: (names: readonly string[] | null) => void;
}

const listKeys = { loadFranchiseRegions: 'region', loadFranchiseCities: 'city' } as const;

async function show(session: Partial<StepComponentProps['session']> = {}) {
  const asked: Asked[] = [];
  const onResult = vi.fn(async (_result: StepResult) => undefined);
  const api = (id: string, { params = {} }: ApiInput<'loadFranchiseUnits'>) =>
    new Promise((resolve, reject) => {
      const answer = (names: readonly string[] | null) => {
        if (names === null) return reject(new Error('no answer'));
        const key = listKeys[id as keyof typeof listKeys];
        resolve(names.map((name) => (key ? { [key]: name } : { salesforceId: `id-${name}`, name })));
      };
      asked.push({ id, params, answer });
      if (id === 'updateLead') resolve({});
    });
  await render(
    <CheckoutContext.Provider value={checkout}>
      <SelectSchool
        {...makeStepProps({
          step: { id: 'select-school', templateId: 'select-school' },
          session: makeSession({ leadId: 'lead_1', ...session }),
          api: api as StepComponentProps['api'],
          onResult,
        })}
      />
    </CheckoutContext.Provider>,
  );
  /** Answers the latest call. */
  const answer = async (names: readonly string[] | null) => {
    const count = asked.length;
    asked.at(-1)?.answer(names);
    return count;
  };
  return { asked, answer, onResult };
}

type Level = 'region' | 'city' | 'unit';

const field = (level: Level) => page.getByRole('combobox', { name: t(level) });
const options = () =>
  page
    .getByRole('option')
    .elements()
    .map(({ textContent }) => textContent);

/** Opens a list and presses one of its options. */
async function choose(level: Level, option: string) {
  await field(level).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Whether a level's list is loaded, so that its field is usable. */
const isOpenable = (level: Level) => expect.element(field(level)).toHaveAttribute('aria-disabled', 'false');

it('I can choose region, city and unit by keyboard, and the step sends the unit', async () => {
  const { answer, onResult } = await show();
  await answer(['RJ', 'SP', 'SC']);
  await isOpenable('region');
  await field('region').click();
  expect(options()).toEqual(['Rio de Janeiro', 'Santa Catarina', 'São Paulo']);
  await userEvent.keyboard('sao{Enter}');
  await expect.element(field('city')).toHaveAttribute('placeholder', t('cityLoading'));
  await answer(['Santos', 'Campinas']);
  await isOpenable('city');
  await userEvent.keyboard('{Tab}{ArrowDown}{ArrowDown}');
  expect(field('city').element().getAttribute('aria-activedescendant')).toBe(
    page.getByRole('option', { name: 'Santos' }).element().id,
  );
  await userEvent.keyboard('{Enter}');
  await answer(['Gonzaga', 'Ponta da Praia']);
  await isOpenable('unit');
  await userEvent.keyboard('{Tab}{End}{ArrowUp}{Enter}{Enter}');
  await expect.element(field('unit')).toHaveValue('Ponta da Praia');
  await expect
    .poll(() => onResult.mock.calls.map(([result]) => result))
    .toEqual([
      {
        kind: 'next',
        session: {
          unit: { salesforceId: 'id-Ponta da Praia', name: 'Ponta da Praia', city: 'Santos', region: 'SP' },
        },
      },
    ]);
});

it('the step drops late cities of a region that I have replaced', async () => {
  const { asked, answer } = await show();
  await answer(['RJ', 'SP']);
  await choose('region', 'São Paulo');
  await choose('region', 'Rio de Janeiro');
  const [, ofSp, ofRj] = asked;
  expect([ofSp?.params.region, ofRj?.params.region]).toEqual(['SP', 'RJ']);
  ofRj?.answer(['Niterói', 'Petrópolis']);
  await isOpenable('city');
  ofSp?.answer(['Campinas', 'Santos']);
  await new Promise(requestAnimationFrame);
  await field('city').click();
  expect(options()).toEqual(['Niterói', 'Petrópolis']);
  await expect.element(field('region')).toHaveValue('Rio de Janeiro');
});

it('the step keeps my region when its cities fail to load, and I can retry', async () => {
  const { asked, answer } = await show();
  await answer(['RJ', 'SP']);
  await choose('region', 'São Paulo');
  await answer(null);
  await expect.element(page.getByRole('alert')).toHaveTextContent(f('loadFailed'));
  await expect.element(field('region')).toHaveValue('São Paulo');
  await expect.element(field('city')).toHaveAttribute('placeholder', t('cityPlaceholder'));
  await page.getByRole('button', { name: f('tryAgain') }).click();
  expect(asked.at(-1)?.params.region).toBe('SP');
  await answer(['Campinas', 'Santos']);
  await isOpenable('city');
  expect(page.getByRole('alert').elements()).toEqual([]);
});

it('the step clears city and unit when I choose another region', async () => {
  const unit = { salesforceId: 'id-Gonzaga', name: 'Gonzaga', city: 'Santos', region: 'SP' };
  const { answer } = await show({ unit });
  await answer(['RJ', 'SP']);
  await expect.poll(() => answer(['Campinas', 'Santos'])).toBe(2);
  await expect.poll(() => answer(['Gonzaga', 'Ponta da Praia'])).toBe(3);
  await expect.element(field('unit')).toHaveValue('Gonzaga');
  await choose('region', 'Rio de Janeiro');
  await expect.element(field('city')).toHaveValue('');
  await expect.element(field('unit')).toHaveValue('');
});

it('a field restores my choice when I type and then press Escape or leave', async () => {
  const { answer } = await show();
  await answer(['RJ', 'SP']);
  await choose('region', 'São Paulo');
  await answer(['Campinas', 'Santos']);
  for (const leave of ['{Escape}', '{Shift>}{Tab}{/Shift}']) {
    await field('region').click();
    await field('region').fill('');
    expect(options()).toHaveLength(2);
    await userEvent.keyboard(leave);
    await expect.element(field('region')).toHaveValue('São Paulo');
    expect(options()).toEqual([]);
  }
});

it('Tab selects the match in a list', async () => {
  const { asked, answer } = await show();
  await answer(['RJ', 'SP']);
  await field('region').click();
  await userEvent.keyboard('rio{Tab}');
  await expect.element(field('region')).toHaveValue('Rio de Janeiro');
  expect(asked.at(-1)?.params.region).toBe('RJ');
});

it('a field announces the number of matches, even zero', async () => {
  const { answer } = await show();
  await answer(['RJ', 'RN', 'SP']);
  await field('region').click();
  const message = () => document.querySelector('[aria-live=polite]:has(+ [name=region])')?.textContent;
  expect(message()).toBe(t('regionCount', { count: 3 }));
  await userEvent.keyboard('rio');
  await expect.poll(message).toBe(t('regionCount', { count: 2 }));
  await userEvent.keyboard('x');
  await expect.poll(message).toBe(t('regionCount', { count: 0 }));
  await userEvent.keyboard('{Enter}');
  await expect.element(field('region')).toHaveValue('');
});

it('the unit list shows the matches among 300 units', async () => {
  const { answer } = await show({ unit: { salesforceId: 'gone', name: 'Gone', city: 'Santos', region: 'SP' } });
  await answer(['RJ', 'SP']);
  await expect.poll(() => answer(['Campinas', 'Santos'])).toBe(2);
  const units = Array.from({ length: 300 }, (_, index) => `Unidade ${index}`);
  await expect.poll(() => answer(units)).toBe(3);
  await isOpenable('unit');
  await field('unit').click();
  expect(options()).toHaveLength(300);
  await userEvent.keyboard('{End}');
  await expect.element(page.getByRole('option', { name: 'Unidade 99', exact: true })).toBeInViewport();
  await userEvent.keyboard('29');
  await expect.poll(options).toHaveLength(11);
});

it.each<[level: Level, names: readonly string[][], words: string, action: string, error: CopyPath | string]>([
  ['region', [['RJ', 'TO'], []], t('noCitiesInRegion'), t('otherRegion'), 'region-chosen'],
  [
    'city',
    [['RJ', 'TO'], ['Palmas', 'Gurupi'], []],
    t('noUnitsInCity', { city: 'Palmas' }),
    t('otherCity'),
    'city-chosen',
  ],
])('an empty list offers to choose another %s, and nothing is sent', async (level, names, words, action, error) => {
  const { asked, answer, onResult } = await show();
  const [regions = [], cities = [], units] = names;
  await answer(regions);
  await choose('region', 'Tocantins');
  await answer(cities);
  if (units) {
    await choose('city', 'Palmas');
    await answer(units);
  }
  await expect.element(page.getByRole('button', { name: action })).toBeVisible();
  const message = [...document.querySelectorAll('[aria-live=polite]')].map(({ textContent }) => textContent);
  expect(message).toContain(words);
  await page.getByRole('button', { name: own('submit') }).click();
  await expect.element(field(level)).toHaveAccessibleDescription(checkout.messages[error] ?? '');
  expect(asked.map(({ id }) => id)).not.toContain('updateLead');
  expect(onResult).not.toHaveBeenCalled();
  await page.getByRole('button', { name: action }).click();
  expect(document.activeElement).toBe(field(level).element());
  expect(options()).not.toEqual([]);
});

it('the step marks a missing choice, and clears the error once I choose', async () => {
  const { answer } = await show();
  await answer(['RJ', 'SP']);
  await page.getByRole('button', { name: own('submit') }).click();
  await expect.element(field('region')).toHaveAccessibleDescription(checkout.messages['region-chosen'] ?? '');
  expect(document.querySelectorAll('[aria-invalid=true]')).toHaveLength(1);
  await choose('region', 'São Paulo');
  await expect.element(field('region')).toHaveAttribute('aria-invalid', 'false');
  await answer(['Campinas', 'Santos']);
  await isOpenable('city');
  await page.getByRole('button', { name: own('submit') }).click();
  await expect.element(field('city')).toHaveAccessibleDescription(checkout.messages['city-chosen'] ?? '');
});

it('the step asks for the city while the cities load, and sends nothing', async () => {
  const { asked, answer } = await show();
  await answer(['RJ', 'RN']);
  await choose('region', 'Rio Grande do Norte');
  await page.getByRole('button', { name: own('submit') }).click();
  await expect.element(field('city')).toHaveAccessibleDescription(checkout.messages['city-chosen'] ?? '');
  expect(asked.map(({ id }) => id)).not.toContain('updateLead');
  await answer(['Natal']);
  await expect.poll(() => answer(['Tirol', 'Lagoa Nova'])).toBe(3);
  await expect.element(field('city')).toHaveAttribute('aria-invalid', 'false');
  await expect.element(field('city')).toHaveValue('Natal');
});

it('the step offers a retry without a send button if there are no regions at all', async () => {
  const { asked, answer } = await show();
  await answer([]);
  await page.getByRole('button', { name: t('askAgain') }).click();
  expect(page.getByRole('button', { name: own('submit') }).elements()).toEqual([]);
  expect(asked.map(({ id }) => id)).toEqual(['loadFranchiseRegions', 'loadFranchiseRegions']);
});
