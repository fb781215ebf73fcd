import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { mask, maskForeign } from '../../renderer/report/mask';
import schema from '../../schemas/environment.schema.json' with { type: 'json' };
import { callRoutes } from '../../schemas/generated/call-routes';
import { manifests as screenManifests } from '../../templates/manifests.generated';

const read = (file: string) => readFileSync(file, 'utf8');
const containerfile = read('Containerfile');
const compose = read('compose.yaml');
const proxy = read('deploy/nginx.conf');
const folder = 'deploy/kubernetes';
const { spec: deployment } = parse(read(`${folder}/deployment.yaml`)).spec.template;
const [container] = deployment.containers;
const configured: Readonly<Record<string, string>> = parse(read(`${folder}/config-map.yaml`)).data;
const secret: Readonly<Record<string, string>> = parse(read(`${folder}/secret.example.yaml`)).stringData;

interface Service {
  user: string;
  read_only: boolean;
  cap_drop: string[];
  stop_grace_period?: string;
  environment: Record<string, string>;
}

const services: Readonly<Record<string, Service>> = parse(compose, { merge: true }).services;

/** Variables of the server by name. */
const variables: Readonly<Record<string, { description: string; writeOnly?: boolean }>> = schema.properties;
const secrets = Object.keys(variables).filter((name) => variables[name]?.writeOnly);

/** The default drain, and the time until a kill that it leaves. */
const drainSeconds = schema.properties.DRAIN_TIMEOUT_MS.default / 1000;
const leastGrace = drainSeconds + 5;

describe('the server is killed only after its drain', () => {
  it('under compose', () => {
    expect(Number.parseInt(services['web-1']?.stop_grace_period ?? '', 10)).toBeGreaterThanOrEqual(leastGrace);
  });

  it('under Kubernetes, which takes it out of the service before it closes', () => {
    expect(Number(configured.DRAIN_TIMEOUT_MS)).toBe(drainSeconds * 1000);
    expect(deployment.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(leastGrace);
    const { periodSeconds, timeoutSeconds, failureThreshold } = container.readinessProbe;
    expect(Number(configured.DRAIN_DELAY_MS)).toBeGreaterThan(
      (periodSeconds * failureThreshold + timeoutSeconds) * 1000,
    );
  });
});

it('a backend that fails takes a server out of the service, and restarts none', () => {
  expect(container.readinessProbe.httpGet.path).toBe('/readiness');
  expect(container.livenessProbe.httpGet.path).toBe('/healthcheck');
  expect(container.startupProbe.httpGet.path).toBe('/healthcheck');
});

it('no server is root, writes to its file system or keeps a capability', () => {
  expect(containerfile).toMatch(/^USER [1-9]\d*:[1-9]\d*$/m);
  expect(deployment.securityContext.runAsNonRoot).toBe(true);
  expect(container.securityContext).toMatchObject({ readOnlyRootFilesystem: true, capabilities: { drop: ['ALL'] } });
  for (const service of Object.values(services)) {
    expect(service).toMatchObject({ user: expect.stringMatching(/^[1-9]/), read_only: true, cap_drop: ['ALL'] });
  }
});

it('node itself receives the signals, in an image of pinned version and production packages', () => {
  expect(containerfile).toMatch(/^ARG NODE_IMAGE=node:24\.\d+\.\d+-\w+-slim$/m);
  expect(containerfile).toMatch(/^RUN npm ci --omit=dev\b/m);
  expect(containerfile).toMatch(/^CMD \["node", /m);
});

it('the files name only variables of the server, and each service gets all that .env may state', () => {
  // nginx.conf, the read-only file system and the grace period rely on these.
  const fixed = ['PORT', 'HOSTNAME_BIND', 'SANDBOX_DATA_DIR', 'DRAIN_TIMEOUT_MS'];
  const passed = Object.keys(services['web-1']?.environment ?? {});
  expect([...passed, ...fixed].sort()).toEqual(Object.keys(variables).sort());
  expect([...Object.keys(configured), ...Object.keys(secret)].filter((name) => !(name in variables))).toEqual([]);
});

it('no file holds a secret', () => {
  expect(Object.keys(configured).filter((name) => secrets.includes(name))).toEqual([]);
  expect(Object.values(secret).filter((value) => value !== '')).toEqual([]);
  const written = secrets.filter((name) => !(services['web-1']?.environment[name] ?? '${').includes('${'));
  expect(written).toEqual([]);
  expect(secrets.filter((name) => containerfile.includes(name))).toEqual([]);
});

it('the kustomization lists every manifest but the example of the secret', () => {
  const manifests = readdirSync(folder).filter((file) => !['kustomization.yaml', 'secret.example.yaml'].includes(file));
  expect(parse(read(`${folder}/kustomization.yaml`)).resources.toSorted()).toEqual(manifests.sort());
});

it('.env.example names only variables that compose.yaml reads, without secrets', () => {
  const lines = [...read('.env.example').matchAll(/^(\w+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]);
  expect(lines.length).toBeGreaterThan(5);
  expect(lines.filter(([name]) => !compose.includes(`\${${name}:`))).toEqual([]);
  const isSecret = (name = '') => /KEY|PASSWORD|TOKEN/.test(name);
  expect(lines.filter(([name, value]) => isSecret(name) && value !== '')).toEqual([]);
});

it('no secret of a developer’s machine enters an image', () => {
  const ignored = read('.dockerignore').split('\n');
  for (const entry of ['.env', '.env.*', '.git', '.data', 'node_modules', '.guiche']) expect(ignored).toContain(entry);
});

it('nginx sends no POST twice, waits for the slowest call, and logs no query', () => {
  const code = proxy.replace(/#.*$/gm, '');
  const seconds = (directive: string) => Number(new RegExp(`\\b${directive} (\\d+)s;`).exec(code)?.[1]);
  expect(code).toContain('proxy_next_upstream error timeout;');
  expect(seconds('proxy_read_timeout')).toBeGreaterThan(60);
  expect(code).toMatch(/keepalive 64;\s+keepalive_timeout 60s;/);
  expect(code).toContain('$proxy_add_x_forwarded_for');
  expect(code).toContain('"path":"$logged_path"');
  expect(code).not.toMatch(/\$(?:request|request_uri|args)\b/);
  expect(code).toContain('error_log /dev/stderr alert;');
});

it.each([
  ['/payment/pay_8f3kq2', '/payment/[id]'],
  ['//renew/sub_1', '//renew/[id]'],
  ['/Recovery/lead_1/', '/Recovery/[id]/'],
  ['/api/v2/payment/pay_1', '/api/v2/payment/[id]'],
  ['/api/v1/lead/lead_1/phones/send-sms', '/api/v1/lead/[id]/phones/send-sms'],
  ['/api/v2/subscription/sub_1/custom-sale/verify-card', '/api/v2/subscription/[id]/custom-sale/verify-card'],
  ['/api/v2/invoice/inv_1', '/api/v2/invoice/[id]'],
  ['/payment/upsell', '/payment/upsell'],
  ['/api/v2/payment', '/api/v2/payment'],
  ['/lead', '/lead'],
  ['/_next/data/8fK-1/payment/inv_1.json', '/_next/data/8fK-1/payment/[id]'],
  ['/_next/data/8fK-1/lead.json', '/_next/data/8fK-1/lead.json'],
])('nginx logs %s as %s', (uri, logged) => {
  expect(logByProxy(uri)).toBe(logged);
});

/** Codes that are printed on every page. */
const publicIds = /\/(?:product|plan|seller)\//;

it('nginx and reports mask the id in the path of every screen and every call', () => {
  const screens = Object.values(screenManifests).map(({ route }) => route);
  const withId = [...screens, ...Object.values(callRoutes).map(([, path]) => path)].filter(
    (path) => path.includes('{') && !publicIds.test(path),
  );
  expect(withId.length).toBeGreaterThan(10);
  for (const path of withId) {
    const uri = path.replace(/\{\w+\}/, 'aberta-WUP');
    const masked = path.replace(/\{\w+\}/, '[id]');
    expect([logByProxy(uri), mask(uri), maskForeign(uri)]).toEqual([masked, masked, masked]);
  }
});

/** Path in the log of nginx. */
function logByProxy(uri: string): string {
  const map = /map \$uri \$logged_path \{([^}]*(?:\}[^}]*?)*?)\n {2}\}/.exec(proxy)?.[1] ?? '';
  const rules = [...map.matchAll(/^ *"?~(\*?)(\S+?)"? "?(\$\S+?)"?;$/gm)];
  expect(rules).toHaveLength(2);
  const [, , , value = '$uri'] = rules.find(([, any, pattern = '']) => new RegExp(pattern, any && 'i').test(uri)) ?? [];
  const [, any, pattern = ''] = rules.find((rule) => rule[3] === value) ?? [];
  const groups = new RegExp(pattern, any && 'i').exec(uri)?.groups ?? {};
  return value.replace(/\$(\w+)/g, (_, name: string) => groups[name] ?? uri);
}
