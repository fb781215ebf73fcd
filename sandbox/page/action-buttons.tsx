import { button, mainButton } from '../../renderer/ui/operator.styles';

interface ActionButtonsProps {
  /** Value and text of each button; the first one is the main one. */
  actions: readonly (readonly [action: string, text: string])[];
}

/** Buttons that send a form with their `action`. */
export function ActionButtons({ actions }: ActionButtonsProps) {
  return actions.map(([action, text], index) => (
    <button key={action} className={index === 0 ? mainButton : button} type="submit" name="action" value={action}>
      {text}
    </button>
  ));
}
