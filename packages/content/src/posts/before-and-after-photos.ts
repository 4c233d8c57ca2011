import type { Post } from './post.ts'

export const post = {
  id: 'before-and-after-photos',
  slug: 'before-and-after-photos',
  title: 'Before and after: photos that bring a trade its next job',
  excerpt:
    'Two pictures from the same spot say more than a brochure. How to take them with a phone, what to ask the homeowner, what to write underneath, and where to put them.',
  meta: {
    title: 'Before and After Photos That Sell | Beacon & Bay Digital',
    description:
      'How a trade can take before and after photos with a phone: the same spot, written permission, honest captions with a price, and where to post each picture.',
  },
  category: 'social-media',
  tags: ['Photos', 'Social Media', 'Home Services', 'Google Business Profile'],
  author: 'Maren Doyle',
  date: '2026-05-14',
  content: `A mason in Sayville once showed me his phone. Eleven hundred pictures, and among them a chimney that leaned toward the neighbors, rebuilt dead straight. The before was taken from the roof and the after from the driveway, with a ladder across it and his nephew waving. He had the best proof in the county and could not use it.

A pair of pictures works because the customer does the judging. But it works only if the pair is a pair, and that is decided on the first morning of the job, before anyone has unloaded a tool.

## Take the before as if you were coming back

You are. So make it easy to stand there again:

- **Stand in a doorway or at a corner of the property**, some place you can name. Put a strip of tape on the floor, or note “left post of the gate”.
- **Hold the phone at chest height, level, at the normal lens.** The wide lens makes rooms bigger and straight walls bend.
- **Turn the phone sideways for a house, upright for a room.** Then keep it so for the after.
- **Note the hour.** A south wall at nine and at three are two different houses.
- **Leave the mess.** The rust stain, the buckets, the blue tarp. That is what your next customer is looking at in their own basement.

Take three: the whole, the middle, and a close one with your hand or a tape measure in it. It costs one minute. When the after is due, open the before on the phone, hold it beside the scene and walk until the edges agree. Sweep first. Take the van out of the picture unless the van is the point.

The best photo of all is the one between the two. Rot under the shingles, the pipe that was never connected, six layers of linoleum. It explains the price.

## Ask, in writing, before you start

Add one line to the estimate: *We may photograph the work and show it on our website and social pages, without your name or address. Yes / No.* Most people check yes, and those who check no would have been unhappy later.

People in the picture are another matter. New York’s [Civil Rights Law, section 50](https://www.nysenate.gov/legislation/laws/CVR/50), makes it a misdemeanor to use a living person’s name or picture for advertising without written consent, and for a child the parent has to sign. That covers the proud owner in front of the new deck, your own crew, and the client in the barber’s chair. A line on a form with a signature is enough. A nod is not.

Then look at what else is in the frame. House numbers, license plates, the alarm panel, mail on the table, a child’s name on a bedroom door. Crop it or turn around. Phones also write the place into the picture’s file. Most social networks remove that when you upload; your own website may not, so switch off location for the camera while you work in people’s homes.

A picture that a subcontractor took is theirs until they say otherwise, for the same reason as [your website](/blog/who-owns-your-website).

## Keep it true

A before and an after make a promise: this is what you get. The Federal Trade Commission looks at [what an advertisement suggests](https://www.ftc.gov/business-guidance/resources/ftcs-endorsement-guides-what-people-are-asking) and not only at what it says, so a pair that shows your best day should not read like an average one. Three habits keep you out of trouble and, better, out of arguments:

- The same light in both. A dark before and a sunny after is the oldest trick there is, and everybody sees it.
- No filters, nothing removed, no sky put in. A crooked gutter that a computer has straightened is a false claim about your work.
- If it was unusual, say so. “Two crews, four days, an empty house” helps the next owner more than silence does.

## Four lines underneath

The picture stops the thumb. The words bring the call. We write them to one pattern:

1. What was wrong, in the words the customer used.
2. What you did, with one detail only you would know.
3. What it cost, as a range, and how long it took.
4. The town.

For the chimney: *“Bricks in the flower bed” after the March wind. Rebuilt from the roofline with a new flue liner and a stainless cap; the old one had no cap at all. Chimneys like this run $4,800 to $6,500 and take three days. Sayville.*

Owners are nervous about the third line. In our experience it ends a few conversations and improves the rest, because whoever calls has read the range and called anyway.

## Where each picture goes

**Your Google profile first.** People look at it when they are about to choose. It takes [JPG or PNG files of up to 5 megabytes](https://support.google.com/business/answer/6103862), and 720 pixels square is enough. Post the after there, with the before as the second picture. One job a week beats twenty on New Year’s Day. The rest is in [our profile checklist](/blog/google-business-profile-checklist).

**Then your website, as a page for the job.** The pair, the one in between, the four lines, and a link to the service. Google [reads the words around a picture](https://developers.google.com/search/docs/appearance/google-images), its file name and its alt text, so call it sayville-chimney-rebuild.jpg and put it beside the sentence it belongs to. Ten such pages from ten towns are worth more than one gallery with two hundred thumbnails, and they answer most of the question [how many town pages you need](/blog/how-many-town-pages). Make the files small before they go up; [this is how](/blog/two-second-website).

The alt text is for people who cannot see the picture. Say what changed: “Chimney leaning to the left, bricks missing at the top” and “The same chimney, straight, with a steel cap”. The W3C has [a short guide](https://www.w3.org/WAI/tutorials/images/). Do not bake writing into the image; nobody can read it on a phone.

**Then Instagram and Facebook.** The after goes first if you want to be admired and the before if you want people to swipe. For trades we start with the before.

## One job a week

The habit fails in the van on Friday, so put it where it cannot be skipped. The job is not closed until six pictures are in the shared album named after town and work. One person, on Monday with coffee, picks a job, writes four lines and posts it in three places. With practice that is twenty-five minutes. After a year your estimator can show a skeptical couple in Oakdale the same rotten sill from around the corner.

Count it the simple way. Ask every caller what they saw. When somebody says “the chimney”, make a mark.

**Somebody two streets away has the same leaning chimney. Show it to them.**

If you have the eleven hundred pictures and no Mondays, that is a few hours of work for us within an [SEO plan](/services/seo), and we will ask you for the four lines by phone. Bring your camera roll to a [free consultation](/booking) and we will pick the first five.`,
} as const satisfies Post
