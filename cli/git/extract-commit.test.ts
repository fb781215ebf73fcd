import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { extractCommit } from './extract-commit';
import { findMergeBase, GitError, resolveCommit, runGit } from './git';

const author = ['-c', 'user.name=A', '-c', 'user.email=a@example.com', '-c', 'commit.gpgsign=false'];

/** A repository with one commit of `brands/a.json`, in a subfolder if given. */
function makeRepository(within = ''): {
  folder: string;
  write: (file: string, text: string) => void;
  commit: () => string;
} {
  const top = mkdtempSync(path.join(tmpdir(), 'guiche-repository-'));
  onTestFinished(() => rmSync(top, { recursive: true, force: true }));
  const folder = path.join(top, within);
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  const commit = () => {
    runGit(top, ['add', '--all']);
    runGit(top, [...author, 'commit', '--quiet', '--message', 'x']);
    return resolveCommit(top, 'HEAD');
  };
  runGit(top, ['init', '--quiet', '--initial-branch=main']);
  write('brands/a.json', 'old');
  write('renderer/a.ts', 'code');
  commit();
  return { folder, write, commit };
}

test.each(['', 'shop/checkout'])(
  'a commit of a project in "%s" is extracted elsewhere and the working copy stays unchanged',
  (within) => {
    const { folder, write } = makeRepository(within);
    write('brands/a.json', 'new');
    write('brands/b.json', 'untracked');
    const status = runGit(folder, ['status', '--porcelain']);
    const tree = extractCommit(folder, resolveCommit(folder, 'HEAD'));
    expect(readFileSync(path.join(tree.folder, 'brands/a.json'), 'utf8')).toBe('old');
    expect(readdirSync(tree.folder)).toEqual(['brands']);
    expect(readFileSync(path.join(folder, 'brands/a.json'), 'utf8')).toBe('new');
    expect(runGit(folder, ['status', '--porcelain'])).toBe(status);
    tree.remove();
    expect(existsSync(path.dirname(tree.folder))).toBe(false);
  },
);

test('an extracted commit contains the targets of links inside the project, but none outside', () => {
  const { folder, write, commit } = makeRepository();
  write('art/logo.svg', '<svg/>');
  symlinkSync('../art/link.svg', path.join(folder, 'brands/logo.svg'));
  symlinkSync('logo.svg', path.join(folder, 'art/link.svg'));
  symlinkSync('../../outside.svg', path.join(folder, 'brands/out.svg'));
  const tree = extractCommit(folder, commit());
  expect(readFileSync(path.join(tree.folder, 'brands/logo.svg'), 'utf8')).toBe('<svg/>');
  expect(readdirSync(tree.folder)).toEqual(['art', 'brands']);
  tree.remove();
});

test('a commit without configuration is extracted as an empty folder', () => {
  const { folder, commit } = makeRepository();
  runGit(folder, ['rm', '--quiet', '-r', 'brands']);
  const tree = extractCommit(folder, commit());
  expect(readdirSync(tree.folder)).toEqual([]);
  tree.remove();
});

test.each(['nothing-of-this-name', '--help', 'HEAD:brands/a.json'])(
  'the git reference %s is rejected because it names no commit',
  (ref) => {
    const { folder } = makeRepository();
    expect(() => resolveCommit(folder, ref)).toThrow(GitError);
  },
);

test('a branch is compared with its merge base, without later commits of main', () => {
  const { folder, write, commit } = makeRepository();
  const common = resolveCommit(folder, 'HEAD');
  runGit(folder, ['checkout', '--quiet', '-b', 'own']);
  write('brands/a.json', 'mine');
  const own = commit();
  runGit(folder, ['checkout', '--quiet', 'main']);
  write('brands/b.json', 'theirs');
  expect(findMergeBase(folder, commit(), own)).toBe(common);
});

test('a branch without a merge base is compared with the given commit itself', () => {
  const { folder, write, commit } = makeRepository();
  const first = resolveCommit(folder, 'HEAD');
  runGit(folder, ['checkout', '--quiet', '--orphan', 'other']);
  write('brands/a.json', 'other');
  expect(findMergeBase(folder, first, commit())).toBe(first);
});

test('a failed git command is an error, not a missing merge base', () => {
  const { folder } = makeRepository();
  expect(() => findMergeBase(folder, resolveCommit(folder, 'HEAD'), 'f'.repeat(40))).toThrow(
    expect.objectContaining({ name: 'GitError', status: 128 }),
  );
});
