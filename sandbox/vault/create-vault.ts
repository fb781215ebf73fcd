import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { findVaultProvider } from '../../model/card-vaults';
import { isCardCvv } from '../../schemas/formats/card-cvv';
import { isCardExpiry } from '../../schemas/formats/card-expiry';
import { isCardNumber } from '../../schemas/formats/card-number';
import type { CardData, CardToken, VaultProvider } from '../../schemas/generated/types';
import { vaultResult } from '../payments/magic-values';
import { type TokenDialect, type TypedCard, tokenDialects, type VaultAnswer } from './token-dialects';

/** A token serves once, for a minute. Source: docs.pagar.me "tokenizecard". */
const lifetimeMs = 60_000;

export interface VaultOptions {
  now: () => Date;
  /** Delay of the card holder COFRE LENTO. */
  slowAnswerMs: number;
}

/** Plays the token endpoints of the providers, on an origin of their own. Cards stay in this process's memory. */
export type SandboxVault = ReturnType<typeof createVault>;

export function createVault({ now, slowAnswerMs }: VaultOptions) {
  const tokens = new Map<string, { card: TypedCard; provider: VaultProvider; endsAt: number }>();

  function make(card: TypedCard, provider: VaultProvider): { token: string; endsAt: Date } {
    const result = vaultResult(card.holderName);
    for (const [token, { endsAt }] of tokens) if (endsAt < now().getTime()) tokens.delete(token);
    const endsAt = now().getTime() + (result === 'expired' ? -1 : lifetimeMs);
    const token = `token_${randomUUID().replaceAll('-', '')}`;
    // A token without card answers as one that was used.
    if (result !== 'used') tokens.set(token, { card, provider, endsAt });
    return { token, endsAt: new Date(endsAt) };
  }

  return {
    /**
     * Answers a request with a typed card.
     *
     * @param site.origin site that asks, as the browser names it
     * @param site.own site whose cards it takes
     */
    async answer(
      url: URL,
      { origin, own }: { origin: string | undefined; own: string },
      body: unknown,
    ): Promise<VaultAnswer> {
      const provider = findVaultProvider(url.pathname);
      if (!provider) return { status: 404, body: { message: 'Not found.' } };
      const dialect: TokenDialect = tokenDialects[provider];
      if (origin !== own) return dialect.refuse(403);
      if (!url.searchParams.get(dialect.keyParam)) return dialect.refuse(401);
      const card = dialect.read(body);
      const result = vaultResult(card.holderName);
      if (result === 'down') return undefined;
      if (result === 'slow') await sleep(slowAnswerMs);
      const wrong = result === 'refused' ? (['cvv'] as const) : listWrong(card);
      return wrong.length > 0 ? dialect.refuseFields(wrong) : dialect.give(card, make(card, provider));
    },
    /** Token of a card, without a network: for the contract suite. */
    give: ({ company, ...card }: CardData): CardToken => {
      const [provider, last4] = ['pagarme', card.number.replace(/\D/g, '').slice(-4)] as const;
      return { token: make(card, provider).token, company, last4, provider };
    },
    /** Card of a token, which is used up; undefined for one that is unknown, used, old, or of another provider. */
    redeem({ token, provider, company }: CardToken): CardData | undefined {
      const name = `token_${token.replace('token_', '')}`;
      const known = tokens.get(name);
      tokens.delete(name);
      if (known?.provider !== provider || known.endsAt < now().getTime()) return undefined;
      return { ...known.card, company };
    },
  };
}

function listWrong({ number, holderName, expiry, cvv }: TypedCard): (keyof TypedCard)[] {
  const isRight = {
    number: isCardNumber(number),
    holderName: holderName.trim().length > 1,
    expiry: isCardExpiry(expiry),
    cvv: isCardCvv(cvv),
  };
  return (Object.keys(isRight) as (keyof TypedCard)[]).filter((field) => !isRight[field]);
}
