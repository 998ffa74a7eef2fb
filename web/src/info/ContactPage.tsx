import { richText } from '../kit/richText';
import { paths } from '../paths';
import { useContactPageSuspenseQuery } from './ContactPage.generated';
import { linkTo, Part, TextPage } from './TextPage';
import * as texts from './texts';

/** How to reach the hotels, and the operator of the site. */
export function ContactPage() {
  const { email, address } = useContactPageSuspenseQuery().data.settings.contact;
  return (
    <TextPage title={texts.contact} lead={texts.contactLead}>
      <Part title={texts.aboutBooking}>
        <p>{richText(texts.aboutBookingText, { link: linkTo(paths.myBookings()) })}</p>
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
