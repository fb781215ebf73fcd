import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { validateDataPix } from '../../schemas/generated/session.mjs';
import type { DataPix } from '../../schemas/generated/types';
import { fakeBrowser } from '../testing/fake-browser';
import { makeSession } from '../testing/make-session';
import { readStored } from './browser-storage';
import { fingerprintOf } from './fingerprint-of';
import { writeSession } from './write-session';

const owner = { productCode: 'MS', area: 'BR' } as const;
const ana = { leadId: 'lead_1', name: 'Ana Prado', email: 'ana@example.com', phone: '(11) 98765-4321' };
const pix: DataPix = {
  token: 'pay_1',
  code: '00020126330014br.gov.bcb.pix',
  expiresAt: '2026-07-01T12:15:00Z',
  amount: 298_800,
  purchase: {
    token: 'pay_1',
    planId: 'M1',
    planName: 'Mentoria',
    amount: 298_800,
    currency: 'BRL',
    method: 'pix',
    status: 'pending',
    payer: 'lead_1',
    buyer: fingerprintOf('ana@example.com'),
  },
};

beforeEach(() => {
  fakeBrowser();
});
afterEach(() => vi.unstubAllGlobals());

it.each([
  ['another person finds no code that pays for somebody else', 'bia@example.com', undefined],
  ['the same person finds the code that was open', 'ANA@example.com', 'pay_1'],
])('who sends the first step again: %s', (_, email, token) => {
  const session = writeSession(makeSession({ ...ana, payer: 'lead_1' }), { pix }, owner);
  const next = writeSession(session, { lead: { ...ana, leadId: 'lead_2', email } }, owner);
  expect(next.pix?.token).toBe(token);
  expect(readStored('dataPix', validateDataPix, owner)?.token).toBe(token);
});
