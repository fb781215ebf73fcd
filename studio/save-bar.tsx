import { type ReactNode, useState } from 'react';
import type { BrandFile } from '../checks/disk/read-brand-file';
import { errorBox } from '../renderer/ui/error-box.styles';
import * as styles from './edit.styles';
import { type SaveAnswer, type SaveRequest, sendSave } from './save-edits';
import { button, findings, hint, lines, mainButton, row } from './studio.styles';
import type { OwnChanges } from './use-own-changes';

interface SaveBarProps {
  brandId: string;
  /** Sent with each request. */
  token: string;
  /** Changed files with their new texts. */
  changed: readonly BrandFile[];
  /** Number of saves that can be undone. */
  saves: number;
  /** Whether something typed is in no file: it goes before a save is taken back. */
  hasUnsaved: boolean;
  /** Button that drops what is not saved. */
  discard: ReactNode;
  outcome: SaveOutcome | undefined;
  onOutcome: (outcome: SaveOutcome | undefined) => void;
  own: OwnChanges;
  /** Called with the files that were written. */
  onSaved: (files: readonly BrandFile[]) => void;
}

/** The last request and its answer. */
export interface SaveOutcome {
  did: SaveRequest['kind'];
  answer: SaveAnswer | undefined;
}

/** Saves the changed files and takes saves back, in the development server. */
export function SaveBar(props: SaveBarProps) {
  const { brandId, token, changed, saves: given, hasUnsaved, discard, outcome, onOutcome, own } = props;
  const [saves, setSaves] = useState(given);
  const [isBusy, setIsBusy] = useState(false);
  const send = async (request: SaveRequest) => {
    setIsBusy(true);
    onOutcome(undefined);
    // The catalogue may take the files over before the answer arrives.
    own.expect();
    const answer = await sendSave(request, token);
    setIsBusy(false);
    onOutcome({ did: request.kind, answer });
    if (answer?.kind !== 'saved') {
      own.forget();
      return;
    }
    setSaves(answer.saves);
    props.onSaved(answer.files);
  };
  return (
    <>
      <div className={row}>
        <button
          className={`${mainButton} ${styles.save}`}
          type="button"
          disabled={isBusy || changed.length === 0}
          onClick={() => send({ kind: 'save', brandId, files: changed })}
        >
          {formatTarget(brandId, changed)}
        </button>
        {discard}
        <button
          className={button}
          type="button"
          disabled={isBusy || hasUnsaved || saves === 0}
          onClick={() => send({ kind: 'undo', brandId })}
        >
          Desfazer o último salvamento
        </button>
      </div>
      <div role="status" data-save={outcome?.answer?.kind ?? ''}>
        {outcome && <OutcomeText {...outcome} />}
      </div>
    </>
  );
}

function formatTarget(brandId: string, changed: readonly BrandFile[]): string {
  const [first] = changed;
  if (!first) return 'Salvar';
  return changed.length === 1 ? `Salvar em ${first.path}` : `Salvar ${changed.length} arquivos em brands/${brandId}`;
}

function OutcomeText({ did, answer }: SaveOutcome) {
  if (answer?.kind === 'refused') {
    return (
      <div className={`${errorBox} ${lines} ${findings}`}>
        <p>Nada foi gravado. A verificação encontrou:</p>
        <ul>
          {answer.findings.map((line) => (
            <li key={line}>
              <code>{line}</code>
            </li>
          ))}
        </ul>
      </div>
    );
  }
  return <p className={hint}>{formatOutcome(did, answer)}</p>;
}

function formatOutcome(did: SaveRequest['kind'], answer: Exclude<SaveAnswer, { kind: 'refused' }> | undefined): string {
  if (!answer) return 'O servidor não confirmou. Veja se o guiche dev está aberto e confira o arquivo.';
  if (answer.kind === 'changed')
    return `${answer.path} mudou fora do editor. Nada foi gravado: recarregue a página e confira.`;
  if (answer.kind === 'nothing') return 'Não há o que desfazer.';
  const names = answer.files.map(({ path }) => path.split('/').at(-1)).join(', ');
  return did === 'save' ? `Salvo: ${names}. As páginas abertas mostram a mudança.` : `Desfeito: ${names}.`;
}
