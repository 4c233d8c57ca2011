/** Messages that `curations-shop.ts` recognizes, by the passage that is pinned to them. */
export const shopMessages: Readonly<Record<string, readonly string[]>> = {
  'Which sizes and colors are there?': ['are the shirts unisex', 'what size should i get im 6ft'],
  'Can I cancel or change my order?': [
    'can i change the size after ordering',
    'i typed my email wrong on the order',
    'can i cancel my order',
  ],
  'What does shipping cost?': ['do you guys ship to alaska'],
  'Where is my order?': ['did my payment go through'],
  'Can I return something from the store?': [
    'can i return it after 45 days',
    'can i get a refund on the course',
    'i want a refund for my hoodie',
    'can i get my money back for the mug',
    'the hoodie doesnt fit',
    'my mug came broken',
    'how do i send it back',
    'the print is crooked',
  ],
  'What is the best way to reach you?': [
    'i cant check out',
    'can i send you a file',
    'tracking says delivered but i dont have it',
  ],
  'What kind of file is a course or a workbook?': [
    'is the workbook digital or paper',
    'is the workbook a pdf',
    'what format is the course',
  ],
  'Where is my download?': ['the course wont open', 'how do i download my workbook'],
  'How long does a refund take?': [
    'my refund hasnt come',
    'how long do refunds take',
    'where is my refund',
    'cancelled my session when do i get the refund',
  ],
  'My confirmation has not come': [
    'i never got the newsletter confirmation',
    'i didnt get a confirmation email',
    'i cant find my booking confirmation',
  ],
  'How long does delivery take?': [
    'can i get expedited shipping',
    'how long will my mug take',
    'when will it get here if i order today',
    'will it arrive before christmas',
  ],
  'How can I pay in the store?': ['do you use stripe'],
  'Is sales tax added?': ['what currency are the prices in'],
  'What is in the store?': ['what courses do you have'],
}
