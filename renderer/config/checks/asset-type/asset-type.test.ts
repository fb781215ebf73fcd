import { describe, expect, it } from 'vitest';
import type { Params } from '../../findings/config-finding';
import type { RuleOf } from '../rule';
import { rule } from './asset-type.rule';

const root = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">';

/** What the check says of a picture; undefined when it is fine. */
function look(text: string, file = 'brands/acme/logo.svg'): unknown {
  const told: (Params | undefined)[] = [];
  (rule as RuleOf<'image'>).check({ file, bytes: Buffer.from(text) }, (_place, params) => told.push(params));
  expect(told.length).toBeLessThanOrEqual(1);
  return told[0]?.what;
}

describe('a drawing that no browser shows is told', () => {
  it.each([
    ['GIF89a', 'content'],
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
  ])('%s: %s', (text, what) => {
    expect(look(text)).toBe(what);
  });
});

describe('a drawing is fine', () => {
  it.each([
    `${root}</svg>`,
    '<svg\n  xmlns = \'http://www.w3.org/2000/svg\'\n  width="8"\n/>',
    `<?xml version="1.0"?>\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n${root}</svg>`,
    `\uFEFF<!-- <svg> of acme -->${root}<g><g/><path d="M0 0"/></g></svg>\n<!-- <g> -->\n`,
    `${root}<title>Ação > reação</title><text aria-label="a > b">1 &lt; 2</text></svg >`,
    `${root}<style><![CDATA[ a > b { fill: red } /* <g> */ ]]></style></svg>`,
    `${root}<a:é xmlns:a="urn:a" a:b-c.d=""/></svg>`,
  ])('%s', (text) => {
    expect(look(text)).toBeUndefined();
  });

  it('and a photograph is no drawing', () => {
    expect(look('RIFF\0\0\0\0WEBP<g>', 'brands/acme/photo.webp')).toBeUndefined();
  });
});

it('a file that is no picture by its name does not pass for one', () => {
  expect(() => look('GIF89a', 'brands/acme/logo.gif')).toThrow(RangeError);
});
