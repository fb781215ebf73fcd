import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { mask, maskForeign } from '../../renderer/report/mask';
import schema from '../../schemas/environment.schema.json' with { type: 'json' };
import { callRoutes } from '../../schemas/generated/call-routes';
import { manifests as screenManifests } from '../../templates/manifests.generated';
import { findClusterFaults, findComposeFaults, findContainerFaults, findProxyFaults } from './find-deploy-faults';
import { findSchemaFaults, readManifests } from './find-manifest-faults';

const read = (file: string) => readFileSync(file, 'utf8');
const containerfile = read('Containerfile');
const compose = read('compose.yaml');
const proxy = read('deploy/nginx.conf');
const folder = 'deploy/kubernetes';
const isManifest = (file: string) => file !== 'kustomization.yaml';
const manifests = readdirSync(folder).filter(isManifest);
const cluster = manifests.map((file) => read(`${folder}/${file}`)).join('\n---\n');

const containerOf = (text: string) => findContainerFaults(text);
const clusterOf = (text: string) => findClusterFaults(readManifests({ cluster: text }));
const schemaOf = (text: string) => findSchemaFaults(readManifests({ cluster: text }));

/** Replaces a text that must be there. */
function spoil(text: string, [from, to]: readonly [string, string]): string {
  expect(text).toContain(from);
  return text.replace(from, to);
}

describe('the files that deploy the checkout have no faults', () => {
  it.each([
    ['Containerfile', containerOf, containerfile],
    ['compose.yaml', findComposeFaults, compose],
    ['deploy/nginx.conf', findProxyFaults, proxy],
    ['the manifests, by their schemas', schemaOf, cluster],
    ['the manifests, by our rules', clusterOf, cluster],
  ])('%s', (_, find, text) => {
    expect(find(text)).toEqual([]);
  });

  it('the kustomization lists every manifest but the example of the secret', () => {
    const listed = [...read(`${folder}/kustomization.yaml`).matchAll(/^ {2}- (.+)$/gm)].map(([, file = '']) => file);
    expect(listed.sort()).toEqual(manifests.filter((file) => file !== 'secret.example.yaml'));
  });

  it('.env.example names only variables that compose.yaml reads, without secrets', () => {
    const lines = [...read('.env.example').matchAll(/^(\w+)=(.*)$/gm)].map(([, name = '', value = '']) => [
      name,
      value,
    ]);
    expect(lines.length).toBeGreaterThan(5);
    expect(lines.filter(([name]) => !compose.includes(`\${${name}:`))).toEqual([]);
    const isSecret = (name = '') => /KEY|PASSWORD|TOKEN/.test(name);
    expect(lines.filter(([name, value]) => isSecret(name) && value !== '')).toEqual([]);
  });

  it('no secret of a developer’s machine enters an image', () => {
    const ignored = read('.dockerignore').split('\n');
    for (const entry of ['.env', '.env.*', '.git', '.data', 'node_modules', '.guiche'])
      expect(ignored).toContain(entry);
  });
});

describe('the check of the Containerfile finds', () => {
  it.each([
    ['a floating tag', ['node:24.11.1-bookworm-slim\n', 'node:24-slim\n'], 'not pinned'],
    ['a server that is root', ['USER 1000:1000', 'USER 0:0'], 'as root'],
    ['a shell before node', ['CMD ["node", ".guiche/server.mjs"]', 'CMD node .guiche/server.mjs'], 'no signal'],
    ['no health check', ['HEALTHCHECK', '# HEALTHCHECK'], 'health check'],
    ['packages of the build', ['--from=packages /app/node_modules', '--from=build /app/node_modules'], 'of the build'],
    ['development packages', [' --omit=dev', ''], 'production packages'],
    ['sources of the context', ['COPY --from=build /app/brands', 'COPY brands'], 'build context'],
    ['a secret', ['ENV NODE_ENV', 'ENV CAPTCHA_KEY=x NODE_ENV'], 'CAPTCHA_KEY is built in'],
    ['an instruction that does not exist', ['EXPOSE 3000', 'EXPOSED 3000'], 'Unknown instruction: EXPOSED'],
  ] as const)('%s', (_, change, fault) => {
    expect(containerOf(spoil(containerfile, change)).join()).toContain(fault);
  });
});

describe('the check of compose.yaml finds', () => {
  it.each([
    ['a key that does not exist', ['stop_grace_period: 40s', 'stop_grace_periods: 40s'], 'additional properties'],
    ['a wrong type', ['ports: ["8080:8080"]', 'ports: "8080:8080"'], 'must be array'],
    ['a drain that is cut', ['stop_grace_period: 40s', 'stop_grace_period: 10s'], 'web-1: is killed in its drain'],
    ['a file system that can be written', ['read_only: true', 'read_only: false'], 'nginx: its file system'],
    ['capabilities', ['cap_drop: [ALL]', 'cap_drop: [NET_RAW]'], 'valkey: keeps capabilities'],
    ['a root user', ['user: "101:101"', 'user: "0:0"'], 'nginx: runs as root'],
    ['a floating tag', ['postgres:17.6-bookworm', 'postgres:latest'], 'database: postgres:latest is not pinned'],
    ['a secret', [`\${CAPTCHA_KEY:?set CAPTCHA_KEY in .env}`, 'sixteen-letters!'], 'CAPTCHA_KEY is written down'],
    ['an unknown variable', ['TRUSTED_PROXY_HOPS:', 'TRUSTED_HOPS:'], 'TRUSTED_HOPS is no variable'],
    [
      'a fixed number of proxies',
      [`\${TRUSTED_PROXY_HOPS:-1}`, '"1"'],
      'web-1: TRUSTED_PROXY_HOPS of .env does not reach the server',
    ],
    [
      'a variable that is not passed on',
      [`    BACKEND_TIMEOUT_MS: \${BACKEND_TIMEOUT_MS:-}\n`, ''],
      'web-2: BACKEND_TIMEOUT_MS of .env does not reach the server',
    ],
  ] as const)('%s', (_, change, fault) => {
    expect(findComposeFaults(spoil(compose, change)).join().toLowerCase()).toContain(fault.toLowerCase());
  });
});

describe('the check of the manifests finds', () => {
  it.each([
    ['a key that does not exist', ['imagePullPolicy:', 'imagePullPolicies:'], "'IContainer'"],
    ['a wrong type', ['failureThreshold: 60', 'failureThreshold: sixty'], 'must be integer'],
    ['a missing name', ['        - name: checkout\n          image', '        - image'], 'name'],
    ['an old version', ['apiVersion: autoscaling/v2', 'apiVersion: autoscaling/v1'], 'HorizontalPodAutoscaler'],
  ] as const)('%s, by their schemas', (_, change, fault) => {
    expect(schemaOf(spoil(cluster, change)).join()).toContain(fault);
  });

  it.each([
    ['a drain that is cut', ['terminationGracePeriodSeconds: 40', 'terminationGracePeriodSeconds: 20'], 'in its drain'],
    ['a drain that nobody sees', ['DRAIN_DELAY_MS: "6000"', 'DRAIN_DELAY_MS: "1000"'], 'before readiness is seen'],
    ['a probe of no route', ['path: /readiness', 'path: /ready'], 'no path of ours'],
    [
      'restarts by the backend',
      [
        'path: /healthcheck\n              port: http\n            periodSeconds: 10',
        'path: /readiness\n              port: http\n            periodSeconds: 10',
      ],
      'restarts it',
    ],
    ['a root user', ['runAsNonRoot: true', 'runAsNonRoot: false'], 'as root'],
    ['a file system that can be written', ['readOnlyRootFilesystem: true', 'readOnlyRootFilesystem: false'], 'written'],
    ['capabilities', ['drop: [ALL]', 'drop: [NET_RAW]'], 'keeps capabilities'],
    ['a floating tag', ['guiche:0.1.0', 'guiche:latest'], 'not pinned'],
    ['a secret in the open', ['  APP_ENV:', '  CAPTCHA_KEY: x\n  APP_ENV:'], 'CAPTCHA_KEY is a secret in a ConfigMap'],
    ['a secret in the example', ['CAPTCHA_KEY: ""', 'CAPTCHA_KEY: "x"'], 'has a value'],
    ['an unknown variable', ['  BFF_URL:', '  BACKEND:'], 'BACKEND is no variable'],
  ] as const)('%s, by our rules', (_, change, fault) => {
    expect(clusterOf(spoil(cluster, change)).join()).toContain(fault);
  });
});

describe('the check of nginx.conf finds', () => {
  it.each([
    [
      'a POST that is repeated',
      ['proxy_next_upstream error timeout;', 'proxy_next_upstream error timeout non_idempotent;'],
      'sent twice',
    ],
    ['a short patience', ['proxy_read_timeout 75s', 'proxy_read_timeout 30s'], 'cut'],
    ['buffers that nginx refuses', ['      proxy_buffers 8 16k;\n', ''], 'does not start'],
    ['workers that know nothing of each other', ['    zone checkout 64k;\n', ''], 'own view'],
    [
      'a GET that is given up early',
      ['proxy_next_upstream_timeout 65s', 'proxy_next_upstream_timeout 10s'],
      'not repeated',
    ],
    ['a lost address', ['$proxy_add_x_forwarded_for', '$host'], 'lost'],
    ['queries in the log', ['$uri', '$request_uri'], 'queries'],
    ['ids in the log', ['"path":"$logged_path"', '"path":"$uri"'], 'ids'],
    ['requests in the log of errors', ['/dev/stderr alert', '/dev/stderr warn'], 'quotes'],
    ['connections older than the server’s', ['keepalive_timeout 60s', 'keepalive_timeout 75s'], 'outlives'],
    ['one server', ['    server web-2:3000 max_fails=1 fail_timeout=1s;\n', ''], 'two servers'],
  ] as const)('%s', (_, change, fault) => {
    expect(findProxyFaults(spoil(proxy, change)).join()).toContain(fault);
  });
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

it('the drain that the manifests and compose.yaml wait for is the server’s default', () => {
  expect(schema.properties.DRAIN_TIMEOUT_MS.default).toBe(30_000);
});
