import { rmSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import type { CheckSample } from '../../schemas/generated/types';
import { describeFinding } from '../findings/describe-finding';
import { inspectFiles } from '../inspect-config';
import { loadCatalogue } from '../load-catalogue';
import { sampleFiles } from '../sample-files';
import { makeSample } from '../testing/make-sample';

const webm = '\u001aE';
const captions = 'WEBVTT\n';

/** A video step in the first step's place in the order, before the payment. */
function playing(file: string): CheckSample[number] {
  const step = `{ "id": "video", "templateId": "video", "props": { "video": { "kind": "file", "file": "${file}", "captions": "aula.vtt" } }, "defaultNextStepId": "payment" },`;
  const lead = '"templateId": "lead", "defaultNextStepId": ';
  return { file: 'flows/acme.json', replace: `${lead}"payment" },`, by: `${lead}"video" }, ${step}` };
}

function format(...changes: CheckSample) {
  return inspectFiles(sampleFiles(changes), { today: '2026-06-01' }).findings.map((finding) => {
    const { message, help } = describeFinding(finding, 'pt-BR');
    return [finding.code, message, help];
  });
}

const mp4: CheckSample[number] = { file: 'brands/acme/aula.mp4', text: '0000ftypisom' };
const vtt: CheckSample[number] = { file: 'brands/acme/aula.vtt', text: captions };

test('a flow may play a video with captions from the folder of its brand', () => {
  expect(format(playing('aula.mp4'), mp4, vtt)).toEqual([]);
});

test('a video that the folder lacks is reported, with the nearest name', () => {
  expect(format(playing('aulas.mp4'), mp4, vtt)).toEqual([
    ['asset-missing', 'a pasta brands/acme não tem o arquivo aulas.mp4', 'troque por "aula.mp4"'],
  ]);
});

test('captions that the folder lacks are reported', () => {
  expect(format(playing('aula.mp4'), mp4).map(([code, message]) => [code, message])).toEqual([
    ['asset-missing', 'a pasta brands/acme não tem o arquivo aula.vtt'],
  ]);
});

test('a file that is no video in spite of its name is reported', () => {
  expect(format(playing('aula.webm'), { file: 'brands/acme/aula.webm', text: webm }, vtt)).toEqual([
    ['asset-type', expect.stringContaining('este arquivo webm'), 'exporte o arquivo de novo como webm'],
  ]);
  expect(format(playing('aula.mp4'), { ...mp4, text: '' }, vtt).map(([code, , help]) => [code, help])).toEqual([
    ['asset-type', 'exporte o arquivo de novo'],
  ]);
});

test('a video that is too large for a phone is reported', () => {
  expect(format(playing('aula.mp4'), { ...mp4, size: 20_000_001 }, vtt)).toEqual([
    [
      'asset-too-large',
      'o arquivo tem mais de 20.000 kB',
      'comprima ou corte aula.mp4; um vídeo longo fica melhor no YouTube ou no Vimeo',
    ],
  ]);
});

test('a video that no flow plays is reported', () => {
  expect(format(mp4).map(([code, message]) => [code, message])).toEqual([
    ['asset-unused', 'nenhuma tela mostra o arquivo aula.mp4'],
  ]);
});

test('the catalogue serves videos and captions under their types', () => {
  const root = makeSample([playing('aula.mp4'), mp4, vtt]);
  onTestFinished(() => rmSync(root, { recursive: true }));
  const { assets } = loadCatalogue(root);
  expect(assets.get('acme/aula.mp4')).toMatchObject({ type: 'video/mp4', modifiedAt: expect.any(Number) });
  expect(assets.get('acme/aula.vtt')).toMatchObject({ type: 'text/vtt; charset=utf-8' });
});
