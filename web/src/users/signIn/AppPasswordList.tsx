import { useState } from 'react';
import { fill } from '../../../../schema/fill';
import { LIMITS } from '../../../../schema/limits';
import { Button } from '../../kit/Button';
import { classNames } from '../../kit/classNames';
import layout from '../../kit/layout.module.css';
import { SecretNotice } from '../../kit/SecretNotice';
import text from '../../kit/text.module.css';
import { AccountSection } from '../AccountSection';
import { AppPasswordDialog } from './AppPasswordDialog';
import { AppPasswordRow } from './AppPasswordRow';
import type { Methods } from './SignInSection';
import * as texts from './texts';
import styles from './SignInSection.module.css';

/** The viewer's app passwords. A new one is shown once, below the list. */
export function AppPasswordList({ appPasswords }: { appPasswords: Methods['appPasswords'] }) {
  const [isCreating, setCreating] = useState(false);
  const [created, setCreated] = useState<{ name: string; secret: string }>();
  const isFull = appPasswords.length >= LIMITS.appPasswords;
  const quiet = classNames(text.body, text.quiet);
  return (
    <AccountSection isSubsection title={texts.appPasswords} text={texts.appPasswordsText}>
      {appPasswords.length > 0 && (
        <ul className={layout.listCard}>
          {appPasswords.map((appPassword) => (
            <AppPasswordRow key={appPassword.id} appPassword={appPassword} />
          ))}
        </ul>
      )}
      <div className={styles.below}>
        {created && (
          <SecretNotice
            key={created.secret}
            title={fill(texts.newAppPassword, { name: created.name })}
            secret={created.secret}
            copy={texts.copyAppPassword}
            onClose={() => setCreated(undefined)}
          />
        )}
        {appPasswords.length === 0 && <p className={quiet}>{texts.noAppPasswords}</p>}
        {isFull ? (
          <p className={quiet}>{fill(texts.appPasswordLimit, { count: LIMITS.appPasswords })}</p>
        ) : (
          <Button variant="outlined" onClick={() => setCreating(true)}>
            {texts.createAppPassword}
          </Button>
        )}
      </div>
      {isCreating && <AppPasswordDialog onCreated={setCreated} onClose={() => setCreating(false)} />}
    </AccountSection>
  );
}
