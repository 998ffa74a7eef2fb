import { paths } from '../paths';
import { ButtonLink } from '../kit/Button';
import { AccountSection } from './AccountSection';
import styles from './ForDevelopers.module.css';

/** Where an account manages what its programs use. */
export const ForDevelopers = () => (
  <AccountSection title="For developers" text="Connect programs of your own to your account.">
    <div className={styles.parts}>
      <AccountSection isPart title="API keys" text="Let apps act for you, with the access you choose.">
        <ButtonLink to={paths.apiKeys()} variant="outlined">
          Manage API keys
        </ButtonLink>
      </AccountSection>
      <AccountSection isPart title="Webhooks" text="Let your programs know when a booking changes.">
        <ButtonLink to={paths.webhooks()} variant="outlined">
          Manage webhooks
        </ButtonLink>
      </AccountSection>
    </div>
  </AccountSection>
);
