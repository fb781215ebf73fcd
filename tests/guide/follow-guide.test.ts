import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { editStep, runStep } from './follow-guide';
import { readGuide } from './read-guide';
import { ShellSession } from './shell-session';

/** Follows a page in an empty folder with one file, `shop.json`. */
async function follow(page: string, patience?: number): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'guiche-page-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = path.join(folder, 'shop.json');
  writeFileSync(file, '{\n  "amount": 100,\n  "color": "red"\n}\n');
  const session = await ShellSession.open(folder, { patience });
  onTestFinished(() => session.close());
  for (const step of readGuide(page)) {
    if (step.kind === 'run') await runStep(session, step);
    else if (step.kind !== 'visit') editStep(folder, step);
  }
  return readFileSync(file, 'utf8');
}

const block = (language: string, ...lines: string[]) => ['', `\`\`\`${language}`, ...lines, '```', ''].join('\n');
const ask = `read -r -p 'Name? ' name; echo "hi $name"`;
const answer = (question: string) => `\n| asks | type |\n| --- | --- |\n| ${question} | \`Ana\` |\n`;

it('a page is followed in one shell, whose commands see a terminal', async () => {
  const page = [
    block(
      'sh',
      'cd /',
      'cd "$OLDPWD"',
      'test -t 0 && test -t 1 && \\',
      '  printf "\\033[31mred\\033[0m %s\\n" $((6 * 7))',
    ),
    block('text', 'red …'),
    'In `shop.json`:\n',
    block('diff', '   "amount": 100,', '-  "color": "red"', '+  "color": "blue",', '+  "font": "nunito"'),
    block('sh', ask),
    answer('Name?'),
    block('text', 'Name? hi Ana'),
    block('sh', `read -r -p 'Age? ' age; echo "<$age>"`),
    '\n| asks | type |\n| --- | --- |\n| Age? | `Enter` |\n',
    block('text', 'Age? <>'),
    block('sh', 'printf "wait\\033[1G\\033[0Kone\\n50%%\\r99%%\\r"; echo two; printf "R\\$\\302\\2409\\n"'),
    block('text', 'one', '…', 'R$ 9'),
  ].join('');
  expect(await follow(page)).toBe('{\n  "amount": 100,\n  "color": "blue",\n  "font": "nunito"\n}\n');
});

it.each([
  ['other output', block('sh', 'echo one') + block('text', 'two'), /prints:\none\n\nThe page says:\ntwo/],
  ['output after the last line', block('sh', 'echo one; echo two') + block('text', 'one'), /prints:/],
  ['a failing command', block('sh', 'false'), /false ends with 1/],
  ['lines that the file lacks', `In \`shop.json\`:\n${block('diff', '-  "amount": 9', '+  "amount": 8')}`, /0 times/],
  ['lines without a place', `In \`shop.json\`:\n${block('diff', '+  "amount": 8')}`, /times/],
  ['a file with another text', `In \`shop.json\`:\n${block('json', '{}')}`, /shop\.json is/],
  ['a file without a name', `Some text.\n${block('json', '{}')}`, /no file is named/],
  ['an output without a command', block('text', 'one'), /nothing prints/],
  ['a question that the page does not answer', block('sh', ask), /waits for an answer:\nName\?/],
  ['a second question', block('sh', `${ask}; ${ask}`) + answer('Name?'), /waits for an answer/],
  ['an answer that nobody asked for', block('sh', 'echo hi') + answer('Name?'), /does not ask: Name\?/],
])('a page is refused for %s', async (title, page, problem) => {
  const patience = title.includes('question') ? 1_000 : undefined;
  await expect(follow(page, patience)).rejects.toThrow(problem);
});
