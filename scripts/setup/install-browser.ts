import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findChromium } from './find-chromium.mjs';
import { say, showTask } from './progress.mjs';
import { findProgram, runCommand } from './run-command.mjs';
import { terminalLanguage } from './terminal-language.mjs';

const noChromium = {
  'pt-BR': 'Não foi possível instalar o Chromium com apt-get; tentando o navegador do Playwright.',
  en: 'Chromium did not install with apt-get; trying the browser of Playwright.',
};

/**
 * Ensures a browser for the tests: an installed one, else Debian's, else Playwright's.
 *
 * @throws SetupError when none is available
 */
export async function installBrowser(): Promise<void> {
  if (findChromium() || existsSync(chromium.executablePath())) return;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    await installDebianChromium();
    if (findChromium()) return;
  }
  await showTask({ 'pt-BR': 'Instalando um navegador', en: 'Installing a browser' }, () =>
    runCommand([...findProgram('@playwright/test', 'playwright'), 'install', 'chromium']),
  );
}

async function installDebianChromium(): Promise<void> {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const install = (name: string) => runCommand(['apt-get', 'install', '-y', '--no-install-recommends', name], { env });
  try {
    await showTask({ 'pt-BR': 'Instalando o Chromium', en: 'Installing Chromium' }, async () => {
      await runCommand(['apt-get', 'update'], { env });
      const whole = await install('chromium');
      // Older Debian versions lack it, and the tests can run without.
      if (whole.code === 0) await install('chromium-headless-shell');
      return whole;
    });
  } catch {
    say(noChromium[terminalLanguage]);
  }
}
