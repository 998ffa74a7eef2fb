import { useEffect } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { useViewer } from '../session/SessionProvider';

/** Moves the hotels that were saved on this device to the account of the customer who signs in; most devices have none. */
export function useJoinedHotels() {
  const client = useApolloClient();
  const isCustomer = useViewer()?.role === 'CUSTOMER';
  useEffect(() => {
    if (isCustomer && 'savedHotels' in localStorage)
      void import('../saved/heart/saveInAccount')
        .then(({ joinDeviceHotels }) => joinDeviceHotels(client))
        .catch(() => undefined);
  }, [client, isCustomer]);
}
