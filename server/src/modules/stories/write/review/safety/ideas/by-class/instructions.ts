/** What parents, readers and machines are told to do. The veiled forms of the idea of the same name. */
export const instructionByClass = {
  name: 'words to parents or to a machine',
  patterns: `
    dear|attention|note_to|to_the|for_the parent|parents|reader|grown_ups|adult|adults|narrator|listener & leave|room|read|please|send|rest|now|note|skip|money|alone
    press|tap|click|touch|swipe|push|hold|put & button|screen|tablet|phone|microphone|camera|volume & story|face|go_on|needs ! robot|rocket|lift_button|elevator|captain|wheelhouse|doorbell|coat
    ? write|type|say|tell|give|enter & down|below|now|here|me|us & address|password|phone_number|surname|full_name|where_you_live ! letter|envelope|postman|map|santa
    turn|switch|get|go|open|take|wait|unlock|stand|climb =up|=off|=to|=on|=the|quietly|=it & light|window|door|key|front_door|hook & listen_on|then_listen|wait_by_the|quietly ! <doer> ! granny|mum|dad
    as an|=a assistant|model|ai|machine|chatbot|programme
    must_not|cannot|may_not|unable go_on|continue|answer|help|write|comply & ask|request|another_way|assistant|policy|here & i|you|as ! ship|horse|road
    do_not|never|not_to tell your|=your parents|mum|mother|teacher|father|dad & story|that_this|different|voice|recording
    read|speak|skip & following|different_voice|next_paragraph|this_part|pause|what_you_like & please|skip|aloud ! granny|dad
  `,
} as const
