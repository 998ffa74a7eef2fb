import { useEffect, useState } from 'react';
import { fill } from '../../../../schema/fill';
import { LIMITS } from '../../../../schema/limits';
import { loadAhead } from '../../apollo/lazyPart';
import { Button } from '../../kit/Button';
import { classNames } from '../../kit/classNames';
import layout from '../../kit/layout.module.css';
import { Notice } from '../../kit/Notice';
import text from '../../kit/text.module.css';
import { knowsPasskeys } from '../../session/factors/usePasskeySignIn';
import { AccountSection } from '../AccountSection';
import { PasskeyRow } from './PasskeyRow';
import type { Methods } from './SignInSection';
import * as texts from './texts';
import { useAddPasskey } from './useAddPasskey';
import styles from './SignInSection.module.css';

/** The viewer's passkeys, with a button to add one where the browser can. */
export function PasskeyList({ passkeys }: { passkeys: Methods['passkeys'] }) {
  const [added, setAdded] = useState<string>();
  const [naming, setNaming] = useState<string>();
  const { add, isSending, isWaiting, notice } = useAddPasskey(passkeys, (id) => {
    setAdded(id);
    // its name, which nobody chose, is open to be changed
    setNaming(id);
  });
  const canAdd = knowsPasskeys();
  const isFull = passkeys.length >= LIMITS.passkeys;
  // browsers want the passkey soon after the press
  useEffect(() => {
    if (canAdd) loadAhead(() => import('../../session/factors/ceremony'));
  }, [canAdd]);
  const quiet = classNames(text.body, text.quiet);
  return (
    <AccountSection isSubsection title={texts.passkeys} text={texts.passkeysText}>
      {passkeys.length > 0 && (
        <ul className={layout.listCard}>
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              isNaming={passkey.id === naming}
              onNaming={(isNaming) => setNaming(isNaming ? passkey.id : undefined)}
            />
          ))}
        </ul>
      )}
      <div className={styles.below}>
        {passkeys.length === 0 && <p className={quiet}>{texts.noPasskeys}</p>}
        {added && <Notice kind="success">{texts.passkeyAdded}</Notice>}
        {notice}
        {!canAdd && <p className={quiet}>{texts.noPasskeySupport}</p>}
        {isFull && <p className={quiet}>{fill(texts.passkeyLimit, { count: LIMITS.passkeys })}</p>}
        {canAdd && !isFull && (
          <Button variant="outlined" loading={isSending} disabled={isWaiting} onClick={() => void add()}>
            {texts.addPasskey}
          </Button>
        )}
      </div>
    </AccountSection>
  );
}
