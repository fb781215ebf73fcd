import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Deployment } from 'kubernetes-models/apps/v1';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { ConfigMap, Secret, Service } from 'kubernetes-models/v1';
import { parseAllDocuments } from 'yaml';
import { findProgram } from '../../scripts/setup/run-command.mjs';

/** Kinds that we deploy: their models check values, and their types know every key. */
const models = { Deployment, HorizontalPodAutoscaler, Ingress, PodDisruptionBudget, ConfigMap, Secret, Service };
const modules = {
  Deployment: 'apps/v1',
  HorizontalPodAutoscaler: 'autoscaling/v2',
  Ingress: 'networking.k8s.io/v1',
  PodDisruptionBudget: 'policy/v1',
  ConfigMap: 'v1',
  Secret: 'v1',
  Service: 'v1',
} as const satisfies Record<keyof typeof models, string>;

/** A manifest: what all kinds have. */
export interface Manifest {
  apiVersion: string;
  kind: keyof typeof models;
  metadata: { name: string };
}

/** YAML of one or more files → manifests. */
export function readManifests(files: Readonly<Record<string, string>>): Manifest[] {
  return Object.values(files).flatMap((text) => parseAllDocuments(text).map((one) => one.toJS() as Manifest));
}

/** Faults by the schemas of Kubernetes: wrong values, then unknown keys. */
export function findSchemaFaults(manifests: readonly Manifest[]): string[] {
  const wrong = manifests.flatMap((manifest) => {
    const Model = models[manifest.kind] as (new (data: object) => { validate(): void }) | undefined;
    if (!Model) return [`unknown kind ${manifest.kind}`];
    if (manifest.apiVersion !== modules[manifest.kind]) return [`${manifest.kind} is not of ${manifest.apiVersion}`];
    try {
      new Model(manifest).validate();
      return [];
    } catch (error) {
      return [`${manifest.kind}: ${error instanceof Error ? error.message : String(error)}`];
    }
  });
  return wrong.length > 0 ? wrong : findUnknownKeys(manifests);
}

/** Compiles the manifests as literals of their types: the models let unknown keys pass, the compiler does not. */
function findUnknownKeys(manifests: readonly Manifest[]): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'guiche-manifests-'));
  const code = manifests.map(
    (manifest, index) =>
      `import type { I${manifest.kind} as Kind${index} } from 'kubernetes-models/${modules[manifest.kind]}';\n` +
      `export const manifest${index}: Kind${index} = ${JSON.stringify(manifest)};\n`,
  );
  try {
    symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
    writeFileSync(path.join(folder, 'manifests.ts'), code.join(''));
    const [program, ...tsc] = findProgram('typescript', 'tsc');
    const options = ['--noEmit', '--skipLibCheck', '--strict', '--module', 'nodenext', 'manifests.ts'];
    execFileSync(program, [...tsc, ...options], { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
    return [];
  } catch (error) {
    return String((error as { stdout?: unknown }).stdout ?? error)
      .trim()
      .split('\n');
  } finally {
    rmSync(folder, { recursive: true });
  }
}
