import { fill } from '../../../../schema/fill';
import { Button } from '../../kit/Button';
import { spokenDay } from '../../kit/moments';
import print from '../../kit/print.module.css';
import { classNames } from '../../kit/classNames';
import { saveFile } from '../../kit/saveFile';
import { useViewer } from '../SessionProvider';
import { CopyButton } from './CopyButton';
import * as texts from './texts';
import styles from './RecoveryCodeList.module.css';

/** New recovery codes, to copy, to download and to print: they are shown only once. */
export function RecoveryCodeList({ codes }: { codes: readonly string[] }) {
  const viewer = useViewer();
  const about = fill(texts.recoveryFile, {
    username: viewer?.username ?? '',
    date: spokenDay(new Date().toISOString()),
  });
  const file = `${about}\n\n${codes.join('\n')}\n`;
  return (
    <div className={styles.paper}>
      <p className={print.onPaper}>{about}</p>
      <ul aria-label={texts.yourRecoveryCodes} className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={classNames(styles.buttons, print.onScreen)}>
        <Button
          size="small"
          variant="outlined"
          onClick={() => saveFile('staybook-recovery-codes.txt', 'text/plain', file)}
        >
          {texts.downloadCodes}
        </Button>
        <CopyButton text={codes.join('\n')}>{texts.copyCodes}</CopyButton>
        <Button size="small" variant="outlined" onClick={() => window.print()}>
          {texts.printCodes}
        </Button>
      </div>
    </div>
  );
}
