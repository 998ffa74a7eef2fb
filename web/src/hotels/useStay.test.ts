import { readAddress } from '../kit/address';
import { STAY, stayOf } from './useStay';

const read = (query: string) => stayOf(readAddress(STAY, new URLSearchParams(query)));

describe('the dates of an address', () => {
  it('are a stay when both exist and follow one another', () => {
    const stay = { checkIn: '2027-02-28', checkOut: '2027-03-01' };
    expect(read('checkIn=2027-02-28&checkOut=2027-03-01')).toEqual(stay);
  });

  it('are no stay when one is missing or invalid, or when they are reversed or more than a year apart', () => {
    for (const query of [
      'checkIn=2027-02-28',
      'checkIn=2027-02-30&checkOut=2027-03-01',
      'checkIn=2027-03-02&checkOut=2027-03-01',
      'checkIn=2027-03-01&checkOut=2028-03-02',
    ])
      expect(read(query)).toBeUndefined();
  });
});
