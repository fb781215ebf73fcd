import { describe, expect, it } from 'vitest';
import type { CheckSample } from '../../../schemas/generated/types';
import type { Params } from '../../findings/config-finding';
import { describeFinding } from '../../findings/describe-finding';
import { inspectFiles } from '../../inspect-config';
import { sampleFiles } from '../../sample-files';
import { makeConfig } from '../../testing/make-config';
import { rule } from './asset-type.rule';

const root = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">';

/** The check's finding for an image; undefined when it is fine. */
function look(text: string, file = 'brands/acme/logo.svg', encoding: BufferEncoding = 'utf8'): unknown {
  return lookAt(Buffer.from(text, encoding), file)?.what;
}

function lookAt(bytes: Buffer, file = 'brands/acme/logo.svg') {
  const reported: (Params & { offset: number })[] = [];
  rule(makeConfig({ imageFiles: [{ file, bytes }] }), (place, params = {}) => {
    if ('offset' in place) reported.push({ ...params, offset: place.offset });
  });
  expect(reported.length).toBeLessThanOrEqual(1);
  return reported[0];
}

describe('the check reports an SVG that browsers cannot draw', () => {
  it.each([
    ['GIF89a', 'drawing'],
    ['<svg width="8" height="8"/>', 'namespace'],
    ['<svg width="8"><g></svg>', 'namespace'],
    ['<svg xmlns:xlink="http://www.w3.org/1999/xlink"/>', 'namespace'],
    ['<svg xmlns="https://www.w3.org/2000/svg"/>', 'namespace'],
    ['<!-- xmlns="http://www.w3.org/2000/svg" --><svg />', 'namespace'],
    [`${root}<g><rect></svg>`, 'markup'],
    [`${root}<g></svg></g>`, 'markup'],
    [`${root}<g/>`, 'markup'],
    [`${root}</svg></svg>`, 'markup'],
    [`${root}<rect width=8/></svg>`, 'markup'],
    [`${root}<rect width="8"height="8"/></svg>`, 'markup'],
    [`${root}<rect width="8/></svg>`, 'markup'],
    [`${root}<text>1 < 2</text></svg>`, 'markup'],
    [`${root}<!-- a comment that does not end</svg>`, 'markup'],
    [`${root}<path d="M0 0`, 'markup'],
    [`${root}<g id="<"/></svg>`, 'markup'],
    [`${root}<a:b:c xmlns:a="urn:a"/></svg>`, 'markup'],
    [`${root}<title>P&B Cursos</title></svg>`, 'ampersand'],
    [`${root}<!-- & --><style><![CDATA[&]]></style><title>P&B; &c</title></svg>`, 'entity'],
    [`${root}<title>A&nbsp;B</title></svg>`, 'entity'],
    [`${root}<title>&#1;</title></svg>`, 'entity'],
    [`${root}<use xlink:href="#a"/></svg>`, 'prefix'],
    [`${root}<g inkscape:label="a"/></svg>`, 'prefix'],
    [`${root}<g id="a" fill="red"\n\tid="b"/></svg>`, 'attribute'],
    [`${root}<!-- a -- b --></svg>`, 'comment'],
    [`${root}<title>a\x01b</title></svg>`, 'character'],
    [`${root}<title>a\uFFFEb</title></svg>`, 'character'],
    [`${root}</svg><svg/>`, 'end'],
    [`${root}</svg>x`, 'end'],
    [`\n<?xml version="1.0"?>${root}</svg>`, 'start'],
    [`<?xml encoding="utf-8"?>${root}</svg>`, 'start'],
  ])('%s: %s', (text, what) => {
    expect(look(text)).toBe(what);
  });

  it.each(['', '<?xml version="1.0" encoding="ISO-8859-1"?>'])(
    'with letters that are not UTF-8, after "%s"',
    (start) => {
      expect(look(`${start}${root}<title>Marcação</title></svg>`, undefined, 'latin1')).toBe('encoding');
    },
  );

  it.each([
    [`${root}\n<title>P&B Cursos</title></svg>`, '&B'],
    [`${root}\n<title>ção A&nbsp;B</title></svg>`, '&nbsp;'],
    [`${root}\n<g id="a">\n<use xlink:href="#a"/></g></svg>`, '<use'],
    [`${root}\n<g>\n<rect>\n</g></svg>`, '</g>'],
    [`${root}\n<g>\n<title>a\x01b</title></g></svg>`, '\x01'],
    [`${root}\n<g/>`, '<svg'],
  ])('%s: reported at %s', (text, there) => {
    expect(lookAt(Buffer.from(text))?.offset).toBe(text.indexOf(there));
  });
});

describe('the check accepts a valid SVG', () => {
  it.each([
    `${root}</svg>`,
    '<svg\n  xmlns = \'http://www.w3.org/2000/svg\'\n  width="8"\n/>',
    `<?xml version="1.0"?>\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n${root}</svg>`,
    `\uFEFF<!-- <svg> of acme -->${root}<g><g/><path d="M0 0"/></g></svg>\n<!-- <g> -->\n`,
    `${root}<title>Ação > reação</title><text aria-label="a > b">1 &lt; 2</text></svg >`,
    `${root}<style><![CDATA[ a > b { fill: red } /* <g> */ ]]></style></svg>`,
    `${root}<a:é xmlns:a="urn:a" a:b-c.d=""/></svg>`,
    `${root}<title xml:lang="pt">P&amp;B&#160;&#xE7;</title></svg>`,
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"><use xlink:href="#a"/></svg>`,
    `<?xml version="1.0" encoding="utf-16" standalone="no"?>${root}</svg>`,
  ])('%s', (text) => {
    expect(look(text)).toBeUndefined();
  });

  it('and does not read a WebP photograph as SVG', () => {
    expect(look('RIFF\0\0\0\0WEBP<g>', 'brands/acme/photo.webp')).toBeUndefined();
  });
});

describe('a picture whose content does not match its extension gets a finding with the remedy', () => {
  it.each([
    ['brands/acme/logo.svg', '\x89PNG\r\n\x1a\n', { what: 'drawing', type: 'svg' }],
    ['brands/acme/logo.svg', '', { what: 'empty', type: 'svg' }],
    ['brands/acme/team.svg', '\x89PNG\r\n\x1a\n', { what: 'other', type: 'svg', name: 'team.png' }],
    ['brands/acme/team.png', `${root}</svg>`, { what: 'other', type: 'png', name: 'team.svg' }],
    ['brands/acme/team.webp', '\xff\xd8\xff\xe0', { what: 'content', type: 'webp' }],
  ])('%s with the content %j', (file, text, reported) => {
    expect(lookAt(Buffer.from(text, 'latin1'), file)).toEqual({ ...reported, offset: 0 });
  });
});

it('the check throws for a file whose extension is no picture format', () => {
  expect(() => look('GIF89a', 'brands/acme/logo.gif')).toThrow(RangeError);
});

describe('a picture with an unsupported file name is reported only at the setting that names it', () => {
  const theme = 'brands/acme/theme.json';
  const flow = 'flows/acme.json';
  const art = '"art": "canvas.svg"';
  const next = '"templateId": "lead", "defaultNextStepId": "payment" },';
  const shown = (picture: string): CheckSample[number] => ({
    file: flow,
    replace: next,
    by: `${next.replace('"payment"', '"offer"')} { "id": "offer", "templateId": "presentation", "props": ${JSON.stringify({ media: { picture } })}, "defaultNextStepId": "payment" },`,
  });
  const format = 'save the picture as webp, png or svg, and write the new name wherever it is used';

  it.each<[name: string, change: CheckSample[number], place: object, help: string]>([
    [
      'foto.jpg',
      { file: theme, replace: art, by: `${art}, "artDark": "foto.jpg"` },
      { file: theme, path: ['canvas', 'artDark'] },
      format,
    ],
    [
      'foto.jpg',
      { file: theme, replace: art, by: '"art": "foto.jpg", "artDark": "canvas.svg"' },
      { file: theme, path: ['canvas', 'art'] },
      format,
    ],
    ['Foto.JPG', shown('Foto.JPG'), { file: flow, path: ['steps', 1, 'props', 'media', 'picture'] }, format],
    [
      'Foto da Ação.PNG',
      shown('Foto da Ação.PNG'),
      { file: flow, path: ['steps', 1, 'props', 'media', 'picture'] },
      'call the file "foto-da-acao.png", and so wherever it is used',
    ],
  ])('%s', (name, change, place, help) => {
    const { findings } = inspectFiles(sampleFiles([change, { file: `brands/acme/${name}`, bytes: '/9j/4AAQ' }]), {
      today: '2026-06-01',
    });
    expect(findings).toMatchObject([{ code: 'asset-type', place }]);
    expect(findings.map((finding) => describeFinding(finding, 'en').help)).toEqual([help]);
  });
});
