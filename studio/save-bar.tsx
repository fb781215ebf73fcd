import { useState } from 'react';
import type { BrandFile } from '../checks/disk/read-brand-file';
import { errorBox } from '../renderer/ui/error-box.styles';
import { button, hint, mainButton, row } from '../renderer/ui/operator.styles';
import { CheckLines } from '../renderer/ui/operator-page';
import * as styles from './edit.styles';
import type { EditProps } from './load-edit';
import { type SaveAnswer, type SaveRequest, sendSave } from './save-edits';
import type { BrandEdits } from './use-brand-edits';
import type { OwnChanges } from './use-own-changes';

interface SaveBarProps extends Pick<EditProps, 'saving'> {
  brandId: string;
  /** Changed files with their new texts. */
  changed: readonly BrandFile[];
  edits: BrandEdits;
  own: OwnChanges;
  outcome: SaveOutcome | undefined;
  onOutcome: (outcome: SaveOutcome | undefined) => void;
}

/** The last request and its answer; undefined when the server has not answered. */
export interface SaveOutcome {
  did: SaveRequest['kind'];
  answer: SaveAnswer | undefined;
}

/** Drops what is not saved. In the development server, it also saves the changed files and takes saves back. */
export function SaveBar({ brandId, changed, saving, edits, own, outcome, onOutcome }: SaveBarProps) {
  const [saves, setSaves] = useState(saving?.saves ?? 0);
  const [isBusy, setIsBusy] = useState(false);
  const send = async (request: SaveRequest) => {
    setIsBusy(true);
    onOutcome(undefined);
    // The catalogue may take the files over before the answer arrives.
    own.expect();
    const answer = await sendSave(request, saving?.token ?? '');
    setIsBusy(false);
    onOutcome({ did: request.kind, answer });
    if (answer?.kind !== 'saved') return own.forget();
    setSaves(answer.saves);
    edits.takeFiles(answer.files);
  };
  const discard = () => {
    edits.discard();
    onOutcome(undefined);
  };
  return (
    <>
      <div className={row}>
        {saving && (
          <button
            className={`${mainButton} ${styles.save}`}
            type="button"
            disabled={isBusy || changed.length === 0}
            onClick={() => send({ kind: 'save', brandId, files: changed })}
          >
            {formatTarget(brandId, changed)}
          </button>
        )}
        <button className={button} type="button" disabled={!edits.hasUnsaved} onClick={discard}>
          Descartar mudanças não salvas
        </button>
        {saving && (
          <button
            className={button}
            type="button"
            disabled={isBusy || edits.hasUnsaved || saves === 0}
            onClick={() => send({ kind: 'undo', brandId })}
          >
            Desfazer o último salvamento
          </button>
        )}
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
      <div className={errorBox}>
        <p>Nada foi gravado. A verificação encontrou:</p>
        <CheckLines lines={answer.findings} />
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
