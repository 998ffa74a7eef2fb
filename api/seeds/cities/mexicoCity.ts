import type { CitySeed } from '../seed.types';

export const mexicoCity: CitySeed = {
  name: 'Mexico City',
  timeZone: 'America/Mexico_City',
  hotels: [
    {
      name: 'Casa Jacaranda Roma',
      type: 'Boutique',
      address: 'Calle Colima 184, Roma Norte, 06700 Ciudad de México',
      latitude: 19.4186,
      longitude: -99.1617,
      sight: ['Plaza Río de Janeiro', 0.2],
      dollars: 146,
      description:
        'A mansion of 1908 with a jacaranda in the patio that turns the whole house violet in March. Tall rooms, a library of cookbooks and a cook who has read them.',
      story: [
        'Rooms open off a gallery around the patio, with tall doors, cool tiles and bathtubs on lion’s feet. The cook sets up her comal at eight, and what comes off it depends on the market: squash blossom, blue corn, on Sundays something slow in a leaf.',
        'Roma Norte is a neighbourhood of shade. Galleries, bakeries and taquerías follow one another under the trees, and Chapultepec park is a bicycle ride away, closed to cars on Sunday mornings.',
      ],
      front: 'the art nouveau fronts of Colima',
      back: 'the patio and its jacaranda',
      amenities: ['Cooking lessons', 'Library', 'Bicycles'],
    },
    {
      name: 'Reforma Ángel Hotel',
      type: 'City hotel',
      address: 'Paseo de la Reforma 355, Cuauhtémoc, 06500 Ciudad de México',
      latitude: 19.4275,
      longitude: -99.1668,
      sight: ['Angel of Independence', 0.1],
      dollars: 165,
      description:
        'A tower opposite the golden angel, with floor-to-ceiling windows and a pool on the roof. Business downstairs, margaritas upstairs.',
      story: [
        'From the upper floors the avenue runs straight to the castle on its hill, and on clear winter mornings the two volcanoes stand behind the city as if painted there. The building floats on rollers that its engineer will happily explain; guests mostly notice that they sleep well.',
        'Meeting rooms have daylight, the gym opens at five, and the bar keeps a hundred and ten mezcals in alphabetical order. The financial district is around us, the museums one park away.',
      ],
      front: 'the golden angel',
      back: 'Chapultepec and its castle',
      amenities: ['Rooftop pool', 'Mezcal bar', 'Meeting rooms', 'Gym'],
    },
    {
      name: 'Coyoacán Patio Suites',
      type: 'Apartments',
      address: 'Calle Francisco Sosa 212, Coyoacán, 04000 Ciudad de México',
      latitude: 19.3492,
      longitude: -99.1689,
      sight: ['Museo Frida Kahlo', 0.6],
      dollars: 92,
      description:
        'Suites with kitchens around a blue patio, on the prettiest cobbled street of Coyoacán. Roosters by day, boleros by night, both from a distance.',
      story: [
        'The walls are the blue that this quarter is known for, with yellow doors so that you can find yours after dinner. Suites have a stove, a good table and a corner of garden; the hummingbirds come with it.',
        'Churros and the market are ten minutes along the street, past chapels and bougainvillea. It is an hour to the centre when the city is awake, and people who stay here stop going.',
      ],
      front: 'the cobbles of Francisco Sosa',
      back: 'the blue patio',
      amenities: ['Garden', 'Kitchen', 'Free parking'],
    },
    {
      name: 'Ajusco Pine Cabins',
      type: 'Lodge',
      address: 'Carretera Picacho-Ajusco km 16, Tlalpan, 14710 Ciudad de México',
      latitude: 19.2246,
      longitude: -99.2241,
      sight: ['Ajusco National Park', 1.2],
      dollars: 72,
      description:
        'Cabins in the pines at ten thousand feet, with fireplaces, quesadillas and cold clean air. The summit trail starts at the gate; take it slowly.',
      story: [
        'On Saturday the city comes up to ride, climb and eat; by Sunday night it has gone, and the mountain belongs to whoever stays. Firewood is included, blankets are doubled, and the kitchen makes a mushroom soup that people cross the valley for.',
        'The peak is four hours there and back and the light is best before nine. Guides can be booked the evening before and will lend poles, gloves and encouragement.',
      ],
      front: 'the whole lit valley at night',
      back: 'the pine forest',
      amenities: ['Fireplace', 'Horse riding', 'Guided climbs', 'Free parking'],
    },
  ],
};
