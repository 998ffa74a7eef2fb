import { onErrorPage } from '../apollo/failureLink';
import { Suspense, useState } from 'react';
import { lazyPart } from '../apollo/lazyPart';
import { CurrencyButton } from '../currency/CurrencyButton';
import { paths } from '../paths';
import { ProfilePhotoButtons } from '../photos/ProfilePhotoButtons';
import { propertySubmissions, viewSubmissions } from '../photos/texts';
import { useViewer } from '../session/SessionProvider';
import { Button, ButtonLink } from '../kit/Button';
import { LoadingPage } from '../kit/LoadingPage';
import { AccountPage } from './AccountPage';
import { AccountSection } from './AccountSection';
import { ForDevelopers } from './ForDevelopers';
import { MyData } from './MyData';
import { MyDevices } from './MyDevices';
import { useMyDevicesQuery } from './MyDevices.generated';
import { MyProfile } from './MyProfile';
import { usePendingEmailQuery } from './PendingEmail.generated';
import { SignInSection } from './signIn/SignInSection';
import { useSignInMethodsQuery } from './signIn/SignInMethods.generated';
import { useReturnedFromEdit } from './useReturnedFromEdit';
import * as texts from './texts';
import styles from './MyAccountPage.module.css';

const DeleteAccountDialog = lazyPart(async () => (await import('./DeleteAccountDialog')).DeleteAccountDialog);

/**
 * The viewer's account: profile, ways to sign in, devices, data, and its deletion. It appears as a whole, so that the layout does not shift.
 * Each visit fetches its data, except after a change, which has updated the cache.
 */
export function MyAccountPage() {
  const viewer = useViewer();
  const [isDeleting, setDeleting] = useState(false);
  const fetchPolicy = useReturnedFromEdit() ? 'cache-first' : 'cache-and-network';
  const devices = useMyDevicesQuery({ fetchPolicy, context: onErrorPage }).data?.myDevices;
  const pending = usePendingEmailQuery({ fetchPolicy, context: onErrorPage }).data;
  const methods = useSignInMethodsQuery({ fetchPolicy, context: onErrorPage }).data?.signInMethods;
  if (!viewer) return null;
  if (!devices || !pending || !methods) return <LoadingPage />;
  return (
    <AccountPage title={texts.myAccount}>
      <MyProfile viewer={viewer} pendingEmail={pending.viewer?.pendingEmail ?? null} />
      <div className={styles.actions}>
        <ButtonLink to={paths.updateAccount()} variant="contained">
          {texts.updateDetails}
        </ButtonLink>
        <ButtonLink to={paths.changePassword()} variant="outlined">
          {texts.changePassword}
        </ButtonLink>
        <ProfilePhotoButtons viewer={viewer} />
      </div>
      <SignInSection methods={methods} />
      <AccountSection title={texts.currency} text={texts.currencyText}>
        <CurrencyButton />
      </AccountSection>
      <AccountSection title={texts.signedInDevices} text={texts.signedInDevicesText}>
        <MyDevices devices={devices} />
      </AccountSection>
      <AccountSection title={propertySubmissions} text={texts.propertySubmissionsText}>
        <ButtonLink to={paths.myProperties()} variant="outlined">
          {viewSubmissions}
        </ButtonLink>
      </AccountSection>
      <AccountSection title={texts.yourData} text={texts.yourDataText}>
        <MyData />
      </AccountSection>
      <ForDevelopers />
      <AccountSection title={texts.deleteYourAccount} text={texts.deleteYourAccountText}>
        <Button variant="outlined" color="error" onClick={() => setDeleting(true)}>
          {texts.deleteAccount}
        </Button>
      </AccountSection>
      {isDeleting && (
        <Suspense fallback={null}>
          <DeleteAccountDialog onClose={() => setDeleting(false)} />
        </Suspense>
      )}
    </AccountPage>
  );
}
