import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { validateContractCases, validateContractValues } from '../../schemas/generated/config.mjs';
import { type CallId, contract } from '../../schemas/generated/contract';
import type { ContractCase, ContractCases, ContractValues } from '../../schemas/generated/types';
import type { Validator } from '../../schemas/generated/validator';

/** A case with a call of the contract. */
export type SuiteCase = ContractCase & { call: CallId };

/** A file of cases. */
export interface SuiteFile extends ContractCases {
  /** File name without `.json`. */
  id: string;
  cases: SuiteCase[];
}

/** A file of the suite breaks its schema, or names what does not exist. */
export class SuiteError extends Error {
  override readonly name = 'SuiteError';
}

const folder = path.join(import.meta.dirname, '../../tests/contract');
const valuesFile = /^values\./;

/** Values for the bundled sandbox with the brands of this repository. */
export const sandboxValuesFile = path.join(folder, 'values.sandbox.json');

/**
 * Reads the cases, by file name.
 *
 * @throws SuiteError
 */
export function readSuite(): SuiteFile[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json') && name !== 'deviations.json' && !valuesFile.test(name))
    .sort()
    .map((name) => {
      const file = readChecked(path.join(folder, name), validateContractCases);
      for (const one of file.cases) checkCase(name, one);
      const names = new Set(file.cases.map((one) => one.name));
      if (names.size < file.cases.length) throw new SuiteError(`${name}: two cases have the same name`);
      return { ...file, id: name.slice(0, -'.json'.length), cases: file.cases as SuiteCase[] };
    });
}

/** Reads a values file. Throws a SuiteError. */
export function readValues(file: string): ContractValues {
  return readChecked(file, validateContractValues);
}

export function readChecked<T>(file: string, validate: Validator<T>): T {
  const name = path.basename(file);
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new SuiteError(`${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (validate(value)) return value;
  const texts = (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath || '/'} ${message}`);
  throw new SuiteError(`${name}: ${texts.join('; ')}`);
}

function checkCase(file: string, { name, call, path: given = {}, query = {} }: ContractCase): void {
  const place = `${file}: "${name}"`;
  const { pathParams, params } = contract[requireCall(place, call)];
  const isListed = (list: readonly string[], key: string) => list.includes(key);
  const missing = pathParams.filter((key) => !Object.hasOwn(given, key));
  const extra = Object.keys(given).filter((key) => !isListed(pathParams, key));
  const unknown = Object.keys(query).filter((key) => !isListed(params, key));
  const wrong = [...missing, ...extra, ...unknown];
  if (wrong.length > 0) throw new SuiteError(`${place}: ${call} and its parameters do not fit: ${wrong.join(', ')}`);
}

export function requireCall(place: string, call: string): CallId {
  if (!Object.hasOwn(contract, call)) throw new SuiteError(`${place}: the contract has no call "${call}"`);
  return call as CallId;
}
