// The messages of the events page. Sentences that the specification fixes are in src/core/sentences.ts.
import { said } from '../said.ts';
import { spoken } from '../spoken.ts';

export const eventsMessages = spoken('events.eventsMessages', {
  eyebrow: 'Student Council Presents',
  title: 'OUR EVENTS',
  upcoming: 'Upcoming Events',
  past: 'Past events',
  filter: 'Event category',
  types: {
    cultural: 'Cultural',
    sports: 'Sports',
    technical: 'Technical',
    management: 'Management',
    social: 'Social',
    other: 'Other',
  },
  count: said('{count, plural, one {# event} other {# events}}', (count: number) => ({ count })),
  emptyText: said('Past events in this category are listed here: {type}.', (type: string) => ({
    type,
  })),
  showAll: said('Show all {count}', (count: number) => ({ count })),
  showMore: 'Show more',
  readMore: 'Read more',
  readLess: 'Read less',
  readMoreAbout: said('Read more about {title}', (title: string) => ({ title })),
  readLessAbout: said('Read less about {title}', (title: string) => ({ title })),

  deleteTitle: said('Delete {title}?', (title: string) => ({ title })),
  deleteText: 'It will be removed for everybody. This cannot be undone.',
  delete: 'Delete',
  deleteOne: said('Delete {title}', (title: string) => ({ title })),

  add: 'Add Event',
  edit: 'Edit event',
  duplicate: 'Duplicate',
  save: 'Save changes',
  saving: 'Saving the event…',
  editFailed: 'The event could not be saved.',
  moreOf: said('More actions for {title}', (title: string) => ({ title })),
  more: 'Time, last day, place and link (optional)',
  fields: {
    title: 'Title',
    description: 'Description',
    date: 'Date',
    time: 'Time',
    endDate: 'Last day',
    endTime: 'End time',
    zone: said(
      'Times are in the time zone of the campus: {zone}, {offset}.',
      (zone: string, offset: string) => ({ zone, offset }),
    ),
    place: 'Place',
    link: 'Link',
    linkHint: 'For example to a form for registration. It begins with https://.',
    type: 'Type',
    image: 'Image',
  },

  calendar: 'Add to calendar',
  subscribe: 'Subscribe in your calendar',
  link: 'More information',
  backToAll: 'All events',
  place: 'Place:',
  until: said('until {time}', (time: string) => ({ time })),
  unknownTitle: 'This event does not exist.',
  unknownText: 'It may have been deleted.',
});
