import { paths } from '../paths';
import { ButtonLink } from '../kit/Button';
import { classNames } from '../kit/classNames';
import { Fold } from '../kit/Fold';
import textStyles from '../kit/text.module.css';
import { AccountSection } from './AccountSection';
import * as texts from './texts';
import styles from './ForDevelopers.module.css';

/** Links to the API keys and webhooks of an account, folded away from guests who need neither. */
export const ForDevelopers = () => (
  <Fold
    className={styles.fold}
    title={
      <div>
        <h2 className={textStyles.h3}>{texts.forDevelopers}</h2>
        <p className={classNames(textStyles.body, textStyles.quiet)}>{texts.forDevelopersText}</p>
      </div>
    }
  >
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
  </Fold>
);
