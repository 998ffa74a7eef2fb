import { fill } from '../../../schema/fill';
import { Button } from '../kit/Button';
import { classNames } from '../kit/classNames';
import textStyles from '../kit/text.module.css';
import * as texts from './texts';
import rows from './rows.module.css';
import styles from './BlockedBar.module.css';
import { useBlock } from './useBlock';

interface Props {
  personId: string;
  name: string;
  /** Called after the person was unblocked, when this bar gives way to the message field. */
  onUnblocked: () => void;
}

/** In place of the message field: says that the person is blocked, and unblocks them. */
export function BlockedBar({ personId, name, onUnblocked }: Props) {
  const { setBlocked, isSending, notice } = useBlock(personId);
  return (
    <div className={styles.bar}>
      <div role="status" className={rows.grow}>
        <p className={classNames(rows.name, styles.line)}>{fill(texts.youBlocked, { name })}</p>
        <p className={classNames(textStyles.small, textStyles.quiet, styles.line)}>
          {texts.noMessagesWhileBlocked}
        </p>
      </div>
      <Button
        variant="outlined"
        loading={isSending}
        onClick={async () => {
          if (await setBlocked(false)) onUnblocked();
        }}
      >
        {texts.unblockShort}
      </Button>
      {notice && <div className={styles.notice}>{notice}</div>}
    </div>
  );
}
