import type { AuthorLanguage } from '../checks/findings/tell-finding';
import { findFreePort, readPort } from '../scripts/setup/find-port.mjs';
import { findRunning } from '../scripts/setup/find-running';
import { onStop } from '../scripts/setup/on-stop.mjs';
import { SetupError } from '../scripts/setup/progress.mjs';
import { root } from '../scripts/setup/run-command.mjs';
import { runServer } from '../scripts/setup/run-server.mjs';
import { reportStartError } from '../server/report-start-error';
import { brandUrl } from '../studio/studio-links';
import { linkBrand } from './brand/link-brand';
import { type CommandContext, CommandError, defineCommand, exitCodes, UsageError } from './frame/command';
import { nameOfPath } from './project/name-of-path';
import { requireBrand } from './project/require-brand';

const texts = {
  'pt-BR': {
    summary: 'abre o estúdio e o checkout; o que você salva aparece sozinho',
    brand: 'MARCA',
    portHint: 'PORTA',
    port: 'a porta ou a próxima livre (padrão: a da variável PORT, ou 3000)',
    portTaken: (wanted: number, port: number) => `A porta ${wanted} está ocupada; usando a ${port}.`,
    opening: 'Abrindo o checkout…',
    checkout: 'checkout',
    studio: 'estúdio',
    saved: 'O que você salva em brands/, flows/ e nos textos aparece sozinho. Ctrl+C encerra.',
  },
  en: {
    summary: 'opens the studio and the checkout; what is saved shows by itself',
    brand: 'BRAND',
    portHint: 'PORT',
    port: 'the port, or the next free one after it; that of the variable PORT, or 3000, when not said',
    portTaken: (wanted: number, port: number) => `Port ${wanted} is taken; using ${port}.`,
    opening: 'Opening the checkout…',
    checkout: 'checkout',
    studio: 'studio',
    saved: 'What is saved in brands/, flows/ and the words shows by itself. Ctrl+C ends it.',
  },
} as const satisfies Record<AuthorLanguage, object>;

export const command = ({ language, terminal }: CommandContext) => {
  const text = texts[language];
  return defineCommand({
    meta: { description: text.summary },
    args: {
      brand: { type: 'positional', required: false, valueHint: text.brand },
      port: { type: 'string', valueHint: text.portHint, description: text.port },
    },
    run: async ({ args }) => {
      const brandId = args.brand && nameOfPath(args.brand, 'brands');
      const wanted = readWanted(args.port);
      const links = brandId === undefined ? [] : linkBrand(requireBrand(root, brandId, language));
      const running = await findRunning(root);
      if (running) throw new CommandError(reportStartError(running, language));
      const port = await findFreePort(wanted);
      if (port !== wanted) terminal.write(`${text.portTaken(wanted, port)}\n`);
      terminal.write(`${text.opening}\n`);
      const server = runServer(port, { isDev: true, language });
      onStop((signal) => server.stop(signal));
      try {
        if (!(await server.isReady())) return exitCodes.failed;
        const width = Math.max(text.checkout.length, text.studio.length);
        const write = (name: string, href: string) =>
          terminal.write(`  ${name.padEnd(width)}  ${server.origin}${href}\n`);
        const pages = links.length > 0 ? links.map(({ href }) => href) : ['/'];
        // The first request of a page compiles it, so that the author does not wait.
        await fetch(`${server.origin}${links[0]?.href ?? '/lead'}`).catch(() => undefined);
        terminal.write('\n');
        for (const href of pages) write(text.checkout, href);
        write(text.studio, brandId === undefined ? '/studio' : brandUrl(brandId));
        terminal.write(`\n${text.saved}\n`);
        return (await server.exited) === 0 ? exitCodes.clean : exitCodes.failed;
      } catch (error) {
        throw error instanceof SetupError ? new CommandError(error.message) : error;
      } finally {
        server.stop();
      }
    },
  });
};

/** @throws UsageError when the option, or else PORT, is no valid port */
function readWanted(option: string | undefined): number {
  try {
    return readPort(option ?? process.env.PORT);
  } catch (error) {
    throw new UsageError(`${option === undefined ? 'PORT' : '--port'}: ${(error as Error).message}`);
  }
}
