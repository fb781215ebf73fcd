import { useEffect, useRef } from 'react';
import { useAnswer } from './use-answer';
import { visuallyHidden } from './visually-hidden.styles';

interface AnswerProps {
  /** Changes with each answer, also with one that reads the same. */
  turn: unknown;
  words: string;
}

/** Announces each answer to a press, a repeated one too. Render it before the press: a new region is not read out. */
export function Answer({ turn, words }: AnswerProps) {
  const [answer, announce] = useAnswer();
  const shown = useRef(turn);
  useEffect(() => {
    if (shown.current === turn) return;
    shown.current = turn;
    announce(words);
  }, [turn, words, announce]);
  return (
    <p className={visuallyHidden} role="status">
      {answer}
    </p>
  );
}
