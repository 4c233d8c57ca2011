export { Stars } from './stars.tsx'
export { TestimonialCarousel } from './testimonial-carousel.tsx'
