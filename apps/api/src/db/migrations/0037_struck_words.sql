-- Earlier versions kept neither what is struck out in a post nor its levels without a gap, so the next copy reads every
-- post again.
update blog_post set read_at = '';
