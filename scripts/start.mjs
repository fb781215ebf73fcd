import './setup/check-node.mjs';
import { buildApp } from './build/build-app.mjs';
import { findFreePort, readPort } from './setup/find-port.mjs';
import { installPackages } from './setup/install-packages.mjs';
import { listToolLinks } from './setup/list-tool-links.mjs';
import { onStop } from './setup/on-stop.mjs';
import { copyPublicFiles, generateCode } from './setup/prepare-sources.mjs';
import { SetupError, say, secondsSince } from './setup/progress.mjs';
import { findScript, runCommand } from './setup/run-command.mjs';
import { runServer } from './setup/run-server.mjs';
import { terminalLanguage } from './setup/terminal-language.mjs';

const text = {
  'pt-BR': {
    portTaken: (/** @type {number} */ wanted, /** @type {number} */ port) =>
      `A porta ${wanted} está ocupada; usando a ${port}.`,
    noPort: (/** @type {number} */ wanted) => `Não há porta livre a partir da ${wanted}: escolha outra com PORT=.`,
    isUp: (/** @type {string} */ time) => `O checkout está no ar depois de ${time}:`,
    end: 'Ctrl+C encerra.',
    notOpen: 'O checkout não abriu: corrija e rode npm start de novo.',
  },
  en: {
    portTaken: (/** @type {number} */ wanted, /** @type {number} */ port) => `Port ${wanted} is taken; using ${port}.`,
    noPort: (/** @type {number} */ wanted) => `No port from ${wanted} on is free: choose another one with PORT=.`,
    isUp: (/** @type {string} */ time) => `The checkout is up after ${time}:`,
    end: 'Ctrl+C ends it.',
    notOpen: 'The checkout did not open: mend this and run npm start again.',
  },
}[terminalLanguage];

/** `npm start`: completes the set-up, starts the checkout with the sandbox, prints its links. */
async function start() {
  const begin = performance.now();
  /** @type {ReturnType<typeof runServer> | undefined} */
  let server;
  // The server finishes open requests before it exits; then we exit too.
  onStop((signal) => (server ? server.stop(signal) : process.exit(143)));
  const wanted = readWanted();
  await installPackages();
  const { code, output } = await runCommand(findScript('scripts/setup/report-running.ts'));
  if (code !== 0) throw new SetupError(output);
  await generateCode();
  const links = await listLinks();
  await copyPublicFiles();
  await buildApp();

  const port = await findPort(wanted);
  if (port !== wanted) say(text.portTaken(wanted, port));
  server = runServer(port, { language: terminalLanguage });
  try {
    if (await server.isReady()) {
      say(`\n${text.isUp(secondsSince(begin))}\n\n${links.replaceAll(/(?<= )\/\S*$/gm, `${server.origin}$&`)}`);
      for (const link of listToolLinks(server.origin, process.env, terminalLanguage)) say(link);
      say(`\n${text.end}`);
    }
    return await server.exited;
  } finally {
    server.stop();
  }
}

/**
 * A line for each brand and area.
 *
 * @throws {SetupError} with the mistakes in brands and flows
 */
async function listLinks() {
  const { code, output } = await runCommand(findScript('scripts/setup/print-links.ts'));
  if (code !== 0) throw new SetupError(`${output}${text.notOpen}`);
  return output.trimEnd();
}

function readWanted() {
  try {
    return readPort(process.env.PORT);
  } catch (error) {
    throw new SetupError(`PORT: ${/** @type {Error} */ (error).message}`);
  }
}

/** @param {number} wanted */
async function findPort(wanted) {
  try {
    return await findFreePort(wanted);
  } catch (error) {
    throw error instanceof RangeError ? new SetupError(text.noPort(wanted)) : error;
  }
}

try {
  process.exit(await start());
} catch (error) {
  if (!(error instanceof SetupError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
