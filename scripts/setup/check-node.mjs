import { readFileSync } from 'node:fs';
import { terminalLanguage } from './terminal-language.mjs';

/** Exits with a sentence, not a syntax error, when Node is older than package.json requires. */
const { engines } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
const wanted = engines.node.replace('>=', '').split('.').map(Number);
const running = process.versions.node.split('.').map(Number);
const [major = 0, minor = 0] = running;
const [wantedMajor = 0, wantedMinor = 0] = wanted;
const isOld = major < wantedMajor || (major === wantedMajor && minor < wantedMinor);

if (isOld) {
  const least = wanted.join('.');
  process.stderr.write(
    terminalLanguage === 'en'
      ? `This needs Node.js ${least} or newer, and 24 is a good choice; here runs ${process.versions.node}.\n` +
          'Install it from https://nodejs.org and run the command again.\n'
      : `Instale o Node.js ${least} ou mais novo, de preferência o 24; a versão atual é ${process.versions.node}.\n` +
          'Baixe em https://nodejs.org e rode o comando de novo.\n',
  );
  process.exit(1);
}
