import { Suspense } from 'react';
import { lazyPart } from '../apollo/lazyPart';
import { text } from '../kit/address';
import { richText } from '../kit/richText';
import { useAddress } from '../kit/useAddress';
import { paths } from '../paths';
import { useViewer } from '../session/SessionProvider';
import { useContactPageSuspenseQuery } from './ContactPage.generated';
import { linkTo, Part, TextPage } from './TextPage';
import * as texts from './texts';
import styles from './ContactPage.module.css';

const ContactForm = lazyPart(async () => (await import('../contact/ContactForm')).ContactForm);

/** The booking that the message is about, in the address. */
export const CONTACT = { booking: text(40) };

/** How to reach the hotels, and the operator of the site. */
export function ContactPage() {
  const { email, address } = useContactPageSuspenseQuery().data.settings.contact;
  const { booking } = useAddress(CONTACT)[0];
  const viewer = useViewer();
  return (
    <TextPage title={texts.contact} lead={texts.contactLead}>
      <Part title={texts.aboutBooking}>
        <p>{richText(texts.aboutBookingText, { link: linkTo(paths.myBookings()) })}</p>
      </Part>
      <Part title={texts.writeHere}>
        <p>{viewer ? texts.writeHereSignedIn : texts.writeHereText}</p>
        <Suspense fallback={<div className={styles.form} />}>
          <ContactForm bookingReference={booking} />
        </Suspense>
      </Part>
      {email && (
        <Part title={texts.aboutStaybook}>
          <p>
            <a href={['mailto', email].join(':')}>{email}</a>
          </p>
          <p>{texts.aboutStaybookText}</p>
        </Part>
      )}
      {address && (
        <Part title={texts.byPost}>
          <p style={{ whiteSpace: 'pre-line' }}>{address.replaceAll(', ', '\n')}</p>
        </Part>
      )}
      <Part title={texts.yourProperty}>
        <p>{richText(texts.yourPropertyText, { link: linkTo(paths.listProperty()) })}</p>
      </Part>
    </TextPage>
  );
}
