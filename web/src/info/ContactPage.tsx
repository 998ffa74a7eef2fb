import { Link } from 'react-router-dom';
import { paths } from '../paths';
import { useContactPageSuspenseQuery } from './ContactPage.generated';
import { Part, TextPage } from './TextPage';

/** How to reach the hotels, and those who run the site. */
export function ContactPage() {
  const { email, address } = useContactPageSuspenseQuery().data.settings.contact;
  return (
    <TextPage title="Contact" lead="How to reach us.">
      <Part title="About a booking">
        <p>
          The hotel knows best. Open your booking under <Link to={paths.myBookings()}>My bookings</Link> and
          press Write to the hotel: its people see which booking you mean.
        </p>
      </Part>
      {email && (
        <Part title="About Staybook">
          <p>
            <a href={`mailto:${email}`}>{email}</a>
          </p>
          <p>Say your booking reference where there is one. Never send the number of your card.</p>
        </Part>
      )}
      {address && (
        <Part title="By post">
          <p style={{ whiteSpace: 'pre-line' }}>{address.replaceAll(', ', '\n')}</p>
        </Part>
      )}
      <Part title="Your property">
        <p>
          You run a hotel and would like to offer it here?{' '}
          <Link to={paths.listProperty()}>List your property</Link>.
        </p>
      </Part>
    </TextPage>
  );
}
