/*
 * What guests of the demonstration write. ROOM is the title of their room, CITY where they were, NIGHTS how long
 * they stayed. Nothing here promises what a hotel may not have.
 */

interface ReviewTexts {
  openings: readonly string[];
  details: readonly string[];
  closings: readonly string[];
}

const glad: ReviewTexts = {
  openings: [
    'NIGHTS that went by far too fast.',
    'We came tired and left rested, which is all I ask of a hotel.',
    'Everything was as described, only nicer.',
    'One of the best beds I have slept in on the road.',
    'From the first hello to the last, people who clearly like what they do.',
    'A place with a character of its own. You know where you woke up.',
    'I travel a lot for work and rarely write reviews. This one earned it.',
    'Spotless, quiet, and exactly where we wanted to be.',
    'My parents came along and were spoiled from the first minute.',
    'Booked on a whim, and it made the whole trip.',
  ],
  details: [
    'The ROOM was larger than the pictures suggest and smelled of nothing but clean linen.',
    'Our ROOM faced away from the street and we slept with the window open.',
    'Hot water at once, good towels, and curtains that really keep the light out.',
    'They remembered our names on the second day, and how I take my coffee on the third.',
    'We arrived before noon and the ROOM was ready. Nobody made a fuss about it.',
    'The tips we got at the desk were better than our guidebook to CITY.',
    'Every lamp could be switched off from the bed. Somebody thought about this.',
    'They kept our bags until the evening and even found my lost scarf.',
    'I worked at the table by the window for a whole afternoon and nobody minded.',
    'The ROOM had hooks, shelves and sockets where one needs them.',
    'Somebody fixed the strap of our suitcase while we were out. We had not even asked.',
    'Not a sound from the neighbours, although the hotel was full.',
  ],
  closings: [
    'We will be back.',
    'Next time in CITY, same place.',
    'Worth every dollar.',
    'Already told my sister to book.',
    'Thank you, all of you.',
    'Stay a night longer than you planned.',
  ],
};

const pleased: ReviewTexts = {
  openings: [
    'A good, honest stay.',
    'Would book again, with small wishes.',
    'Nearly perfect.',
    'Very pleasant, and fair for the price.',
    'NIGHTS, no complaints worth the name.',
    'Friendly place in a good corner of CITY.',
    'Comfortable and calm, a little worn at the edges.',
  ],
  details: [
    'The ROOM was clean and the bed good; the shower took its time to get warm.',
    'Lovely people at the desk. In the morning you hear the street wake up.',
    'Good bed and dark curtains. A second chair in the ROOM would have been welcome.',
    'The light for reading is dim, everything else is well thought out.',
    'The wireless was slow in the evening and quick the rest of the day.',
    'Check-in took a while, since everybody came at once. After that all went smoothly.',
    'The ROOM was on the small side, but everything had its place.',
    'The floor creaks, which I liked and my husband did not.',
  ],
  closings: [
    'We would come again.',
    'Recommended.',
    'A safe choice in CITY.',
    'Good value.',
    'Small things, in a hotel that cares.',
  ],
};

const mixed: ReviewTexts = {
  openings: [
    'All right for a short stay.',
    'Some of it lovely, some of it not.',
    'It does the job.',
    'We expected a little more for the price.',
    'Good place, bad luck with the room, perhaps.',
  ],
  details: [
    'The ROOM was clean but warm, and the window opened only a hand wide.',
    'Deliveries in front of the hotel began at six in the morning.',
    'Friendly staff, thin walls: we know all about the holiday of our neighbours.',
    'The pictures show the better side of the ROOM.',
    'One of the lamps did not work, and it was still so when we left.',
    'The bed was too soft for my back; my friend slept wonderfully.',
  ],
  closings: [
    'Ask for a room to the back.',
    'For one night I would come again.',
    'Not bad, not special.',
    'With small repairs this could be a very good hotel.',
  ],
};

const sorry: ReviewTexts = {
  openings: [
    'Not what we had hoped for.',
    'This was not our best stay.',
    'I wanted to like it.',
    'The place is fine, our stay was not.',
  ],
  details: [
    'The ROOM had not been aired for a while, and the shower ran cold twice.',
    'A drill next door from eight to five, on both days. Nobody had told us.',
    'We waited forty minutes for the key after a long flight.',
    'The noise from the street kept us awake, and earplugs were all we were offered.',
    'The heating could not be turned down, so we slept with the window open.',
  ],
  closings: [
    'They were kind about it, but kind does not let you sleep.',
    'I have written to them and hope it gets better.',
    'We would try another place next time.',
  ],
};

/** By stars, 1 to 5. */
export const TEXTS: readonly ReviewTexts[] = [sorry, sorry, mixed, pleased, glad];

const THANKS = [
  'Thank you for these kind words. The whole team has read them, and the night porter twice.',
  'It was a pleasure to have you. We keep your room in mind for next time.',
  'How nice to read this on a grey morning. Come back soon.',
  'Thank you. We have passed this on to the people who made your days here.',
];
const PROMISES = [
  'Thank you for being frank. We have looked after what you mention and hope to show you next time.',
  'You are right, and it is being put in order this month. Thank you for telling us.',
];
const APOLOGIES = [
  'We are sorry. This is not how we want anybody to stay with us, and we would like to make up for it: please write to the desk.',
  'We apologise, and thank you for telling us. What went wrong has been put right since.',
];

/** What the property answers, by stars, 1 to 5. */
export const REPLIES: readonly (readonly string[])[] = [APOLOGIES, APOLOGIES, PROMISES, THANKS, THANKS];
