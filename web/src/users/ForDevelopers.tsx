import { paths } from '../paths';
import { ButtonLink } from '../kit/Button';
import { AccountSection } from './AccountSection';
import * as texts from './texts';
import styles from './ForDevelopers.module.css';

/** Links to the API keys and webhooks of an account. */
export const ForDevelopers = () => (
  <AccountSection title={texts.forDevelopers} text={texts.forDevelopersText}>
    <div className={styles.subsections}>
      <AccountSection isSubsection title={texts.apiKeys} text={texts.apiKeysText}>
        <ButtonLink to={paths.apiKeys()} variant="outlined">
          {texts.manageApiKeys}
        </ButtonLink>
      </AccountSection>
      <AccountSection isSubsection title={texts.webhooks} text={texts.webhooksText}>
        <ButtonLink to={paths.webhooks()} variant="outlined">
          {texts.manageWebhooks}
        </ButtonLink>
      </AccountSection>
    </div>
  </AccountSection>
);
