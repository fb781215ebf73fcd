import { existsSync } from 'node:fs';

const headlessShell = '/usr/bin/chromium-headless-shell';

const wholeBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Playwright's own list, which a second flag replaces. */
const offByPlaywright = [
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'],
  ...[
    'HttpsFirstBalancedModeAutoEnable',
    'LensOverlay',
    'MediaRouter',
    'PaintHolding',
    'ThirdPartyStoragePartitioning',
  ],
  ...['AvoidCorsURLLoaderRestartOnRedirect', 'OptimizationHints', 'NetworkTimeServiceQuerying', 'AimEnabled'],
  ...['PreconnectToSearch', 'TcpPortRandomizationWin'],
];

/** Pages of the address bar, which nobody sees: each window loads two. A new context then takes 0.2 s, not 0.6 s. */
const addressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

/** Flags of an automated browser: no background activity, and it runs as root in a container. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...offByPlaywright, ...addressBar]}`,
];

/** Path of an installed Chromium or Chrome: CHROMIUM_PATH, else the usual places. Undefined means Playwright's own. */
export function findChromium() {
  return [process.env.CHROMIUM_PATH, ...wholeBrowsers].find((place) => place && existsSync(place));
}

/**
 * Playwright options for the buyers' browser. It has no window, but it keeps a profile and renders text as buyers see
 * it.
 */
export function chromiumOptions() {
  const executablePath = findChromium();
  return { args, ...(executablePath ? { executablePath } : { channel: 'chromium' }) };
}

/** As `chromiumOptions`, with Chromium's headless shell if it is installed: pages need two thirds of the time. */
export function headlessShellOptions() {
  if (!process.env.CHROMIUM_PATH && existsSync(headlessShell)) return { args, executablePath: headlessShell };
  const executablePath = findChromium();
  return { args, ...(executablePath && { executablePath }) };
}
