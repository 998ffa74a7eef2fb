import { fill } from '../../../../schema/fill';
import { PLACEHOLDERS, placeholdersOf, type MessageKindName } from '../../../../schema/guestMessages';
import chip from '../../kit/chip.module.css';
import { classNames } from '../../kit/classNames';
import text from '../../kit/text.module.css';
import styles from './Messages.module.css';
import { PLACEHOLDER_LABELS } from './placeholderLabels';
import * as texts from './texts';

interface Props {
  kind: MessageKindName;
  /** The field into which they go. */
  part: 'subject' | 'body';
  onInsert: (placeholder: string) => void;
}

/** The placeholders that a text may have, as buttons. */
export const Placeholders = ({ kind, part, onInsert }: Props) => (
  <div role="group" aria-label={texts.insertPlaceholder}>
    <div className={classNames(text.small, text.quiet)}>{texts.insertPlaceholder}</div>
    <div className={styles.placeholders}>
      {placeholdersOf(kind, part).map((name) => (
        <button
          key={name}
          type="button"
          title={`{${name}}`}
          aria-label={fill(texts.insertThis, {
            label: PLACEHOLDER_LABELS[name],
            meaning: PLACEHOLDERS[name],
          })}
          // the field keeps the focus and its selection
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onInsert(`{${name}}`)}
          className={classNames(chip.chip, chip.small, chip.outlined)}
        >
          {PLACEHOLDER_LABELS[name]}
        </button>
      ))}
    </div>
  </div>
);
